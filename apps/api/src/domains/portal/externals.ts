import { notFound } from '../../contract/failure.ts'
import { defineOperations } from '../../contract/handlers.ts'
import { answerLinked, linkedInvitation } from '../training/public.ts'
import { apply, check, showForm } from './applications.ts'
import { campaignLogo } from './campaign-logo.ts'
import { confirmEmail } from './confirm-email.ts'
import { ownApplication } from './own-application.ts'
import { addPaper } from './own-papers.ts'
import { ownCalendar, replyToAppointment, replyToOffer } from './own-answers.ts'
import { ownOfferPaper } from './own-offer-paper.ts'
import { erase, update, withdraw, withdrawConsent } from './own-deeds.ts'
import { openCampaigns, publishedCampaign } from './published-campaigns.ts'
import { communesToLiveIn, provincesToLiveIn } from './places.ts'
import { publishedCompanies } from './published-companies.ts'
import { askForLink } from './send-link.ts'
import { stay } from './stay.ts'
import { takeAway } from './take-away.ts'
import { upload } from './uploads.ts'

/** What strangers may call: published campaigns, applying in them, and each his own application or invitation to a course. */
export default defineOperations('externals', {
  'externals.recruitments': ({ query = {} }, { database }) => openCampaigns(database, query),

  'externals.recruitment': async ({ path }, { database }) => {
    const recruitment = await publishedCampaign(database, path.id)
    if (recruitment === undefined) throw notFound()
    return { recruitment }
  },

  'externals.companies': async (_, { database }) => ({ companies: await publishedCompanies(database) }),

  'externals.company': async ({ path }, { database }) => {
    const [company] = await publishedCompanies(database, path.code)
    if (company === undefined) throw notFound()
    return { company }
  },

  'externals.form': (_, context) => showForm(context),
  'externals.provinces': (_, context) => provincesToLiveIn(context),
  'externals.communes': communesToLiveIn,
  'externals.logo': (_, context) => campaignLogo(context),
  'externals.check': check,
  'externals.upload': upload,
  'externals.apply': apply,
  'externals.sendLink': askForLink,
  'externals.application': async (_, context) => ({ application: await ownApplication(context) }),
  'externals.takeAway': (_, context) => takeAway(context),
  'externals.calendar': ownCalendar,
  'externals.offerPaper': (_, context) => ownOfferPaper(context),
  'externals.update': update,
  'externals.withdraw': withdraw,
  'externals.withdrawConsent': withdrawConsent,
  'externals.stay': stay,
  'externals.confirmEmail': confirmEmail,
  'externals.addPaper': addPaper,
  'externals.answerAppointment': replyToAppointment,
  'externals.answerOffer': replyToOffer,
  'externals.erase': erase,
  'externals.training': async (_, context) => ({ training: await linkedInvitation(context) }),
  'externals.answerTraining': answerLinked,
})
