import '@nhansu/ui/theme/global.css.ts'
import type { PortalPage, PortalSite, RenderPage } from '@nhansu/sdk/domains/portal-pages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ApplicationCheck } from './pages/application-check.tsx'
import { ApplicationForm } from './pages/application-form.tsx'
import { Campaign } from './pages/campaign.tsx'
import { AskLink, LinkAsked } from './pages/send-link.tsx'
import { CampaignEnded } from './pages/campaign-ended.tsx'
import { Campaigns } from './pages/campaigns.tsx'
import { Companies, Company } from './pages/companies.tsx'
import { Missing } from './pages/missing.tsx'
import { NotSent } from './pages/not-sent.tsx'
import { CorrectApplication } from './pages/correct-application.tsx'
import { DeclineAppointment, DeclineOffer } from './pages/own-answers.tsx'
import { LostApplication, OwnApplication } from './pages/own-application.tsx'
import {
  Closed,
  Erased,
  EraseApplication,
  StayInPool,
  WithdrawApplication,
  WithdrawConsent,
} from './pages/own-questions.tsx'
import { Notice, Privacy } from './pages/privacy.tsx'
import { LostTraining, RefuseTraining, TrainingInvitation } from './pages/training.tsx'
import { Unavailable } from './pages/unavailable.tsx'

/** Draws the whole document of a page; nothing in it needs script. */
export const renderPage: RenderPage = (page, site) =>
  `<!doctype html>${renderToStaticMarkup(pageOf(page, site))}`

function pageOf(page: PortalPage, site: PortalSite): ReactNode {
  switch (page.kind) {
    case 'campaigns':
      return <Campaigns {...page} site={site} />
    case 'campaign':
      return <Campaign {...page} site={site} />
    case 'ended':
      return <CampaignEnded {...page} site={site} />
    case 'form':
      return <ApplicationForm {...page} site={site} />
    case 'check':
      return <ApplicationCheck {...page} site={site} />
    case 'notSent':
      return <NotSent {...page} site={site} />
    case 'own':
      return <OwnApplication {...page} site={site} />
    case 'correct':
      return <CorrectApplication {...page} site={site} />
    case 'withdrawConsent':
      return <WithdrawConsent {...page} site={site} />
    case 'stay':
      return <StayInPool {...page} site={site} />
    case 'erase':
      return <EraseApplication {...page} site={site} />
    case 'declineAppointment':
      return <DeclineAppointment {...page} site={site} />
    case 'declineOffer':
      return <DeclineOffer {...page} site={site} />
    case 'erased':
      return <Erased site={site} />
    case 'closed':
      return <Closed site={site} />
    case 'withdraw':
      return <WithdrawApplication {...page} site={site} />
    case 'companies':
      return <Companies {...page} site={site} />
    case 'company':
      return <Company {...page} site={site} />
    case 'privacy':
      return <Privacy {...page} site={site} />
    case 'notice':
      return <Notice {...page} site={site} />
    case 'askLink':
      return <AskLink {...page} site={site} />
    case 'linkAsked':
      return <LinkAsked site={site} />
    case 'training':
      return <TrainingInvitation {...page} site={site} />
    case 'refuseTraining':
      return <RefuseTraining {...page} site={site} />
    case 'lostTraining':
      return <LostTraining {...page} site={site} />
    case 'lost':
      return <LostApplication site={site} />
    case 'missing':
      return <Missing site={site} />
    default:
      return <Unavailable {...page} site={site} />
  }
}
