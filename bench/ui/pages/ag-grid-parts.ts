import {
  CellStyleModule,
  ClientSideRowModelModule,
  DateFilterModule,
  ModuleRegistry,
  NumberFilterModule,
  PaginationModule,
  QuickFilterModule,
  RowSelectionModule,
  TextFilterModule,
} from 'ag-grid-community'

/** Registers the parts of AG Grid that do what our table does; its makers advise against taking all of them. */
export function registerGridParts() {
  ModuleRegistry.registerModules([
    CellStyleModule,
    ClientSideRowModelModule,
    DateFilterModule,
    NumberFilterModule,
    PaginationModule,
    QuickFilterModule,
    RowSelectionModule,
    TextFilterModule,
  ])
}
