/** What programs know of a resource besides its operations. */
export interface ResourceWords {
  /** One record inside a sentence: 'trình độ'. */
  noun: string
  /** What its records are called in the singular, `level`, where they have names that people look for. */
  record?: string
  /** The field that holds a record's name. */
  calledBy?: string
  /** What its records are to who is refused a delete because of them. */
  usedBy?: string
}
