const types = /^(Thành phố|Tỉnh|Quận|Huyện|Thị xã|Thị trấn|Phường|Xã|Đặc khu) /u

/** The name of a unit without what kind of unit it is. */
export function bareName(fullName: string): string {
  return fullName.replace(types, '')
}

const { compare } = new Intl.Collator('vi', { numeric: true })

/** Orders units by name as people look them up: 'Quận 2' before 'Quận 10', and Huế among the letters H. */
export function byName(one: { full_name: string }, other: { full_name: string }): number {
  return (
    compare(bareName(one.full_name), bareName(other.full_name)) || compare(one.full_name, other.full_name)
  )
}
