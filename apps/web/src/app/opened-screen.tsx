import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router-dom'

/** Shows what the route's guard has opened. */
export function OpenedScreen() {
  // What `openScreen` gives; the router's own type is meant for data that travels as JSON.
  const Screen = useLoaderData() as ComponentType
  return <Screen />
}
