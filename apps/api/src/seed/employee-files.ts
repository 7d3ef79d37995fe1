import type { ClientBase } from 'pg'
import { demoCompanies } from './demo-companies.ts'

/**
 * A whole number below `of`, by chance but the same on every machine: what is drawn of a person hangs on him and on what
 * it is for, so that he has the same number in two companies.
 */
function draw(purpose: number, of: number): string {
  return `((hashint8extended(e.person_id, ${purpose}) & 9223372036854775807) % ${of})::integer`
}

/** One of these texts, evenly. */
function pick(purpose: number, texts: readonly string[]): string {
  return `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + ${draw(purpose, texts.length)}]`
}

/** One of these texts by its share of a hundred; the last one takes what is left. */
function share(purpose: number, parts: readonly (readonly [text: string, percent: number])[]): string {
  let below = 0
  const cases = parts.slice(0, -1).map(([text, percent]) => {
    below += percent
    return `when ${draw(purpose, 100)} < ${below} then '${text}'`
  })
  return `case ${cases.join(' ')} else '${parts.at(-1)?.[0] ?? ''}' end`
}

/** True for so many in a thousand. */
const happens = (purpose: number, inThousand: number) => `${draw(purpose, 1000)} < ${inThousand}`

const families = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Phan', 'Vũ', 'Đặng', 'Bùi', 'Đỗ']
const middles = ['Văn', 'Thị', 'Hữu', 'Ngọc', 'Đức', 'Minh']
const givens = ['An', 'Bình', 'Hà', 'Hùng', 'Lan', 'Mai', 'Nam', 'Phương', 'Sơn', 'Thảo', 'Tuấn', 'Yến']
const streets = [
  'Trần Phú',
  'Lê Lợi',
  'Nguyễn Trãi',
  'Quang Trung',
  'Hai Bà Trưng',
  'Lý Thường Kiệt',
  'Hùng Vương',
]
const hospitals = [
  'Bệnh viện Đa khoa tỉnh',
  'Bệnh viện Đa khoa khu vực',
  'Trung tâm Y tế khu vực',
  'Bệnh viện Giao thông vận tải',
  'Bệnh viện Quân y',
]

const house = (purpose: number) =>
  `'Số ' || 1 + ${draw(purpose, 280)} || ' đường ' || ${pick(purpose + 1, streets)}`
const day = (text: string) => `date '${text}'`
/** Seven digits that nobody shares with another of a million people, and further ones by the person's number. */
const own = (factor: number, digits: number) =>
  `lpad((e.person_id * ${factor} % ${10 ** digits})::text, ${digits}, '0')`

/**
 * Gives every new employee a believable file: personal data, papers that fit his birth and sex, addresses in both schemes,
 * health, affiliations. Everything in it is invented. Set-based, so that a million takes a minute or two.
 * @param firstEmployeeId employees before it have theirs
 */
export async function fillEmployeeFiles(client: ClientBase, firstEmployeeId: number): Promise<void> {
  await fillDetails(client, firstEmployeeId)
  await fillPapers(client, firstEmployeeId)
  await fillAddresses(client, firstEmployeeId)
  await fillHealth(client, firstEmployeeId)
  await fillAffiliations(client, firstEmployeeId)
}

async function fillDetails(client: ClientBase, first: number): Promise<void> {
  await client.query(
    `with places as materialized (select array_agg(full_name order by id) as names from new_provinces)
     insert into employee_details (company_id, employee_id, extension, general_education, skill_grade, place_of_birth,
       native_place, ethnic, religion, nationality, marital_status, personal_email, emergency_name, emergency_relation,
       emergency_phone)
     select e.company_id, e.id,
       case when e.nature_of_work = 1 then (100 + ${draw(1, 800)})::text end,
       case when e.date_of_birth < '1975-01-01' then '10/10' when ${happens(2, 120)} then '9/12' else '12/12' end,
       case when e.nature_of_work in (3, 4, 6) then 1 + ${draw(3, 7)} || '/7' end,
       names[1 + ${draw(4, 34)}], names[1 + ${draw(4, 34)}],
       ${share(5, [
         ['Kinh', 88],
         ['Tày', 3],
         ['Mường', 2],
         ['Thái', 2],
         ['Khmer', 2],
         ['Hoa', 1],
         ['Nùng', 2],
       ])},
       ${share(6, [
         ['Không', 84],
         ['Công giáo', 7],
         ['Phật giáo', 7],
         ['Tin lành', 2],
       ])},
       'Việt Nam',
       case when e.date_of_birth > '1999-01-01' and ${happens(7, 800)} then 'single'
         when ${happens(7, 120)} then 'single' when ${happens(8, 40)} then 'other' else 'married' end,
       case when ${happens(9, 600)} then 'rieng.' || lower(e.nhansu_id) || '@example.com' end,
       ${pick(10, families)} || ' ' || ${pick(11, middles)} || ' ' || ${pick(12, givens)},
       ${pick(13, ['Bố', 'Mẹ', 'Anh', 'Chị'])},
       '09' || ${own(7919, 8)}
     from employees e, places where e.id >= $1`,
    [first],
  )
}

async function fillPapers(client: ClientBase, first: number): Promise<void> {
  // Nine digits whose weighted sum leaves a tenth one; one in eleven has none and is left without an old number.
  const old = `'8' || ${own(7919, 8)}`
  const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]
  const sum = weights
    .map((weight, place) => `${weight} * substr(old.nine, ${place + 1}, 1)::integer`)
    .join(' + ')
  const drives = 'e.nature_of_work = 7'
  await client.query(
    `with codes as materialized (select array_agg(code order by id) as codes from provinces)
     insert into employee_papers (company_id, employee_id, id_number, id_issue_date, id_issue_place, id_expiry_date,
       id_without_expiry, tax_code, old_tax_code, social_insurance_no, health_insurance_no, medical_place, si_start_month,
       si_salary, labour_book, driver_licence_no, driver_licence_class, driver_licence_issue_date,
       driver_licence_expiry_date)
     select e.company_id, e.id, card.number, issued.day,
       case when issued.day >= '2024-07-01' then 'Bộ Công an'
         else 'Cục Cảnh sát quản lý hành chính về trật tự xã hội' end,
       term.day, term.day is null,
       case when ${happens(23, 920)} then card.number end,
       case when ${happens(23, 300)} and check_digit between 0 and 9 then old.nine || check_digit end,
       insured.number, 'DN4' || substr(card.number, 2, 2) || ${own(104729, 10)},
       ${pick(24, hospitals)}, to_char(coalesce(e.official_date, e.join_date), 'YYYY-MM'),
       (5400 + 100 * ${draw(25, 90)}) * 1000,
       case when not e.active then 'returned' when ${happens(26, 700)} then 'electronic' else 'held' end,
       case when ${drives} then '7' || ${own(7919, 11)} end,
       case when ${drives} then ${pick(27, ['C', 'CE', 'D', 'D2'])} end,
       case when ${drives} then licence.day end, case when ${drives} then (licence.day + interval '5 years')::date end
     from employees e
     cross join codes
     cross join lateral (select '0' || codes[1 + ((e.person_id + e.person_id / 1000000) % array_length(codes, 1))::integer]
       || (2 * (extract(year from e.date_of_birth)::integer / 100 - 19) + (e.gender = 'Nữ')::integer)
       || to_char(e.date_of_birth, 'YY') || ${own(7919, 6)} as number) card
     cross join lateral (select greatest((e.date_of_birth + interval '14 years')::date,
       ${day('2021-02-01')} + ${draw(21, 1700)}) as day) issued
     cross join lateral (select min(renewal.day) as day from (values
       ((e.date_of_birth + interval '25 years')::date), ((e.date_of_birth + interval '40 years')::date),
       ((e.date_of_birth + interval '60 years')::date)) as renewal (day)
       where renewal.day > issued.day + interval '2 years') term
     cross join lateral (select ${old} as nine) old
     cross join lateral (select 10 - (${sum}) % 11 as check_digit) checked
     cross join lateral (select case when e.join_date >= '2025-08-01' then card.number
       when coalesce(e.official_date, e.join_date) is not null then ${own(104729, 10)} end as number) insured
     cross join lateral (select ${day('2025-01-05')} + ${draw(28, 600)} as day) licence
     where e.id >= $1`,
    [first],
  )
}

async function fillAddresses(client: ClientBase, first: number): Promise<void> {
  // By the codes of provinces, which run from north to south.
  const region = `case when province_id < 38 then 'north' when province_id < 75 then 'central' else 'south' end`
  const near = `(array['north', 'central', 'south'])[1 + ${draw(33, 3)}]`
  const commune = (at: string, purpose: number) =>
    `${at}.ids[1 + ${draw(purpose, 1_000_000)} % array_length(${at}.ids, 1)]`
  await client.query(
    `with sites as materialized (select * from jsonb_to_recordset($2::jsonb) as site (company_id integer, region text)),
     communes as materialized (
       select ${region} as region, array_agg(id order by id) as ids from new_districts group by 1
     ),
     former as materialized (select new_district_id, min(ward_id) as ward_id from ward_successors group by 1)
     insert into employee_addresses (company_id, employee_id, new_regular_address, new_province_id, new_district_id,
       tmp_address, new_province_tmp_id, new_district_tmp_id, regular_address, ward_id)
     select e.company_id, e.id, ${house(30)}, home_place.province_id, home_place.id,
       case when stays.id is not null then ${house(35)} end, stays.province_id, stays.id,
       case when former.ward_id is not null then ${house(30)} end, former.ward_id
     from employees e
     join sites on sites.company_id = e.company_id
     join communes home on home.region = case when ${happens(32, 800)} then sites.region else ${near} end
     join communes work on work.region = sites.region
     join new_districts home_place on home_place.id = ${commune('home', 34)}
     left join new_districts stays on ${happens(37, 350)} and stays.id = ${commune('work', 38)}
     left join former on former.new_district_id = home_place.id and ${happens(39, 700)}
     where e.id >= $1`,
    [first, JSON.stringify(demoCompanies.map(({ id, region: at }) => ({ company_id: id, region: at })))],
  )
}

async function fillHealth(client: ClientBase, first: number): Promise<void> {
  await client.query(
    `insert into employee_health (company_id, employee_id, height, weight, blood_group, health_grade, shirt_size, shoe_size)
     select e.company_id, e.id,
       case when e.gender = 'Nam' then 158 + ${draw(40, 25)} else 148 + ${draw(40, 20)} end,
       case when e.gender = 'Nam' then 54 + ${draw(41, 28)} else 43 + ${draw(41, 22)} end,
       ${share(42, [
         ['O', 45],
         ['B', 29],
         ['A', 21],
         ['AB', 5],
       ])},
       ${share(43, [
         ['II', 52],
         ['I', 22],
         ['III', 22],
         ['IV', 4],
       ])},
       case when e.gender = 'Nam' then ${pick(44, ['M', 'L', 'L', 'XL', 'XXL'])} else ${pick(44, ['S', 'M', 'M', 'L'])} end,
       case when e.gender = 'Nam' then 39 + ${draw(45, 6)} else 35 + ${draw(45, 5)} end
     from employees e where e.id >= $1`,
    [first],
  )
}

async function fillAffiliations(client: ClientBase, first: number): Promise<void> {
  await client.query(
    `insert into employee_affiliations (company_id, employee_id, party_join_date, party_official_date, party_card_no,
       party_cell, union_join_date, youth_join_date, army_from, army_to, army_rank, militia, wounded_grade, martyr_child,
       merit_family, disabled)
     select e.company_id, e.id, party.day, (party.day + interval '1 year')::date,
       case when party.day is not null then ${own(7919, 8)} end,
       case when party.day is not null then 'Chi bộ ' || 1 + ${draw(51, 12)} end,
       case when ${happens(52, 850)} then coalesce(e.official_date, e.join_date) end,
       case when ${happens(53, 550)} then (e.date_of_birth + interval '16 years')::date + ${draw(54, 700)} end,
       army.day, (army.day + interval '2 years')::date,
       case when army.day is not null then ${pick(55, ['Binh nhất', 'Hạ sĩ', 'Trung sĩ'])} end,
       ${happens(56, 40)}, null, ${happens(57, 4)}, ${happens(58, 15)}, ${happens(59, 4)}
     from employees e
     cross join lateral (select case when ${happens(50, 90)} and e.date_of_birth < '2000-01-01'
       then (e.date_of_birth + interval '22 years')::date + ${draw(60, 900)} end as day) party
     cross join lateral (select case when e.gender = 'Nam' and ${happens(61, 130)} and e.date_of_birth < '2002-01-01'
       then make_date(extract(year from e.date_of_birth)::integer + 19, 2, 20) end as day) army
     where e.id >= $1`,
    [first],
  )
}
