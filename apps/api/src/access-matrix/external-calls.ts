import type { Input } from '@nhansu/sdk/contract'
import { exampleFile } from '../testing/example-file.ts'
import { withLogo } from './company-calls.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

const path = { id: 'AAAAAAAAQACAAAAAAAAAOQ' }

/** A form that fits the campaign of the fixtures, with a token of its own. */
async function filled({ api, setupAdmin }: CallContext): Promise<Input<'externals.apply'>> {
  const form = async () => (await api.withToken(undefined).call('externals.form', { path })).body.data.form
  if ((await form()).consents.length === 0) {
    const body = {
      purpose: 'processing',
      content: 'Tôi đồng ý, trong {days} ngày.',
      asks_anew: false,
      after: 0,
    } as const
    await setupAdmin.call('consentTexts.store', { body })
  }
  const { token, consents } = await form()
  return {
    path,
    body: {
      token,
      content: { full_name: 'Vũ Thị Nộp Đơn', date_of_birth: '1999-03-02', phone: '0912000777' },
      consents: consents
        .filter(({ is_required: isRequired }) => isRequired)
        .map(({ purpose, number }) => ({ purpose, number })),
    },
  }
}

/** A call by the link of one's own application; many try here from one network, with secrets that lead nowhere. */
const byOwnLink =
  <Made>(input: Made) =>
  async ({ api }: CallContext): Promise<Made> => {
    await api.db.superuser.query('delete from portal_attempts')
    return input
  }

/** What strangers call; whoever is signed in is answered the same, and nobody's session opens an application. */
export const externalCalls: CallsOf<'externals'> = {
  'externals.recruitments': nothing,
  'externals.recruitment': async () => ({ path }),
  'externals.companies': nothing,
  'externals.company': async () => ({ path: { code: 'C1' } }),
  'externals.form': async () => ({ path }),
  'externals.provinces': async () => ({ path }),
  'externals.communes': async () => ({ path, query: { province_id: 79 } }),
  'externals.logo': async (context) => {
    await withLogo(context)
    return { path }
  },
  'externals.check': filled,
  'externals.upload': async (context) => {
    const { body } = await filled(context)
    return {
      path,
      body: {
        token: body.token,
        cv: exampleFile({ contentMediaType: 'application/pdf', example: 'cv.pdf' }),
      },
    }
  },
  'externals.apply': filled,
  'externals.sendLink': async ({ api }) => {
    // Many ask here from one network.
    await api.db.superuser.query('delete from portal_attempts')
    return { path, body: { email: 'nop.don@example.com' } }
  },
  'externals.application': byOwnLink({}),
  'externals.update': byOwnLink({
    path: { id: 'HS-0A1B2C3D' },
    body: {
      version: 1,
      content: { full_name: 'Vũ Thị Nộp Đơn', date_of_birth: '1999-03-02', phone: '0912000777' },
    },
  }),
  'externals.withdraw': byOwnLink({ body: {} }),
  'externals.withdrawConsent': byOwnLink({ body: { purpose: 'reserve' } }),
  'externals.stay': byOwnLink({ body: { number: 1 } }),
  'externals.confirmEmail': byOwnLink({ body: { code: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
  'externals.addPaper': byOwnLink({
    body: { paper: exampleFile({ contentMediaType: 'application/pdf', example: 'bang-cap.pdf' }) },
  }),
  'externals.answerAppointment': byOwnLink({
    body: {
      id: '7f0c9a52-3d0e-4c55-9a52-2b8f1f4f7d10',
      starts_at: '2030-12-16T09:00:00+07:00',
      answer: 'coming',
    },
  }),
  'externals.answerOffer': byOwnLink({ body: { answer: 'accepted' } }),
  'externals.takeAway': byOwnLink({}),
  'externals.calendar': byOwnLink({ path: { id: '7f0c9a52-3d0e-4c55-9a52-2b8f1f4f7d10' } }),
  'externals.offerPaper': byOwnLink({}),
  'externals.erase': byOwnLink({}),
  'externals.training': byOwnLink({}),
  'externals.answerTraining': byOwnLink({ body: { id: 12, version: 1, answer: 'confirmed' } }),
}
