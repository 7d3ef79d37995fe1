import type { Pool } from 'pg'
import { keepQueues } from '../jobs/queue.ts'
import { allJobs } from '../jobs/registry.ts'
import { cloneDatabase, keepAsTemplate } from './clone.ts'
import { arrangeGroup } from './group.ts'
import type { TestServer } from './server.ts'
import { readTableShapes, type TableShapes } from './table-shapes.ts'

/**
 * Makes the templates that are more than a fresh installation, so that no test file arranges the group again.
 * @returns the shape of every table of a fresh installation
 */
export async function makeTemplates(server: TestServer): Promise<TableShapes> {
  const arranged = await cloneDatabase(server)
  const shapes = await readTableShapes(arranged.superuser)
  await arrangeGroup(arranged.superuser)
  await keepQueues(arranged.database.pool, allJobs)
  await keepAsTemplate(server, arranged, 'arranged')
  const open = await cloneDatabase(server, 'arranged')
  await takeWallDown(open.superuser)
  await keepAsTemplate(server, open, 'arranged without row-level security')
  return shapes
}

async function takeWallDown(superuser: Pool): Promise<void> {
  await superuser.query(`
    do $$
    declare walled regclass;
    begin
      for walled in select oid from pg_class where relrowsecurity loop
        execute format('alter table %s disable row level security, no force row level security', walled);
      end loop;
    end $$`)
}
