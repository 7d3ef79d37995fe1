import type pdfmake from 'pdfmake'

/** A document as pdfmake takes it. */
export type Definition = Parameters<(typeof pdfmake)['createPdf']>[0]

/** Anything that may stand in one. */
export type Content = Definition['content']
