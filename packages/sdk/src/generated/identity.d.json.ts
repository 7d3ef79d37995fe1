// Generated from openapi/ by `npm run generate`; never edited.
type Part = Readonly<Record<string, unknown>>

declare const document: {
  paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            operationId: string
            parameters?: readonly Part[]
            requestBody?: Part
            responses: Readonly<Record<string, Part>>
          }
        >
      >
    >
  >
  components: Readonly<Record<string, Readonly<Record<string, Part>>>>
}
export default document
