import { CheckboxMark } from '@nhansu/ui/checkbox/checkbox-mark.tsx'
import { Icon } from '@nhansu/ui/icon/icon.tsx'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { GrantRow } from './grant-row.tsx'
import { type Area, checkedOf, type Grants, type Permission, type Scope, withAll } from './grants.ts'
import { area, areaHead, grants as list, toggle, total } from './grants.css.ts'

/** What every level of the tree of grants needs. */
export interface GrantChoice {
  grants: Grants
  /** The scopes in which a permission may be chosen. */
  choose: (permission: Permission) => readonly Scope[]
  readOnly: boolean
  onChange: (grants: Grants) => void
}

interface GrantAreaProps extends GrantChoice {
  of: Area
  /** Opened whatever the reader has folded: a search has found something inside. */
  forceOpen: boolean
}

/** One area of the tree: how many of its permissions the role gives, all of them at once, and each by itself. */
export function GrantArea({ of, forceOpen, grants, choose, readOnly, onChange }: GrantAreaProps) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const open = unfolded || forceOpen
  const { name, permissions } = of
  const given = permissions.filter((permission) => grants[permission.name] !== undefined).length
  return (
    <li className={area}>
      <div className={areaHead}>
        <CheckboxMark
          aria-label={`Cả nhóm ${name}`}
          checked={readOnly ? given === permissions.length : checkedOf(grants, permissions, choose)}
          disabled={permissions.every((permission) => choose(permission).length === 0)}
          readOnly={readOnly}
          onCheckedChange={(wanted) => onChange(withAll(grants, permissions, choose, wanted))}
        />
        <button
          type="button"
          className={toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setUnfolded(!open)}
        >
          <Icon of={open ? ChevronDown : ChevronRight} />
          {name}
          <span className={total}>
            {given}/{permissions.length} quyền
          </span>
        </button>
      </div>
      <ul id={id} className={list} hidden={!open}>
        {open &&
          permissions.map((permission) => (
            <GrantRow
              key={permission.name}
              permission={permission}
              given={grants[permission.name]}
              choosable={choose(permission)}
              readOnly={readOnly}
              onChange={(scope) => onChange(withGrant(grants, permission, scope))}
            />
          ))}
      </ul>
    </li>
  )
}

function withGrant(grants: Grants, { name }: Permission, scope: Scope | undefined): Grants {
  const { [name]: _, ...others } = grants
  return scope === undefined ? others : { ...others, [name]: scope }
}
