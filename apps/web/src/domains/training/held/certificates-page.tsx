import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import Catalogue from '../certificates.tsx'
import { heldView } from './held-paths.ts'

const HeldCertificates = lazy(() => import('./held-certificates.tsx'))

/** Chứng chỉ: the catalogue of what can be given, or with `?view=da-cap` what people were given. */
export default function CertificatesPage() {
  const [search] = useSearchParams()
  if (search.get('view') !== heldView) return <Catalogue />
  return (
    <Suspense>
      <HeldCertificates />
    </Suspense>
  )
}
