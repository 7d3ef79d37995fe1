/** What of a card is asked in the section 'Căn cước' itself. */
export const papersFields: ReadonlySet<string> = new Set(['id_number', 'old_id_number', 'id_issue_date'])
