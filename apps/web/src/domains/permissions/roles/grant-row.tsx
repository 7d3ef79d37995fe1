import { CheckboxMark } from '@nhansu/ui/checkbox/checkbox-mark.tsx'
import { ChoiceLine } from '@nhansu/ui/field/choice-line.tsx'
import { SelectBox } from '@nhansu/ui/select/select-box.tsx'
import { type Permission, type Scope, scopeLabels } from './grants.ts'
import { grant, scope as scopePlace } from './grants.css.ts'

interface GrantRowProps {
  permission: Permission
  /** What the role gives; undefined for nothing. */
  given: Scope | undefined
  /** The scopes that may be chosen, the widest first. */
  choosable: readonly Scope[]
  readOnly: boolean
  onChange: (given: Scope | undefined) => void
}

/** One permission: whether the role gives it, and how far. */
export function GrantRow({ permission, given, choosable, readOnly, onChange }: GrantRowProps) {
  const { label, scopes } = permission
  const refused = choosable.length === 0 && !readOnly
  return (
    <li className={grant}>
      <ChoiceLine
        label={label}
        description={
          refused ? 'Bạn không có quyền này nên không cấp được cho người khác.' : narrowed(scopes, choosable)
        }
      >
        <CheckboxMark
          checked={given !== undefined}
          disabled={refused}
          readOnly={readOnly}
          onCheckedChange={(checked) => onChange(checked ? choosable[0] : undefined)}
        />
      </ChoiceLine>
      {given !== undefined && (
        <div className={scopePlace}>
          {scopes.length > 1 ? (
            <SelectBox
              aria-label={`Phạm vi của quyền ${label}`}
              options={scopes.map((scope) => ({
                value: scope,
                label: scopeLabels[scope],
                disabled: !choosable.includes(scope),
              }))}
              value={given}
              readOnly={readOnly}
              onValueChange={onChange}
            />
          ) : (
            scopeLabels[given]
          )}
        </div>
      )}
    </li>
  )
}

function narrowed(offered: readonly Scope[], choosable: readonly Scope[]): string | undefined {
  if (choosable.length === 0 || choosable.length === offered.length) return undefined
  return `Bạn chỉ cấp được trong phạm vi: ${choosable.map((scope) => scopeLabels[scope]).join(', ')}.`
}
