import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { enterExam, type Entered, type Entrance } from './enter-exam.ts'

/** The way into an exam, with what it was refused for. */
export function useEntrance(id: number, onRefused: () => void) {
  const [entered, setEntered] = useState<Entered>()
  const [isEntering, setEntering] = useState(false)
  const [problem, setProblem] = useState<string>()
  const enter = async (entrance: Entrance) => {
    setEntering(true)
    setProblem(undefined)
    try {
      setEntered(await enterExam(id, entrance, entered?.sitting))
    } catch (error) {
      setProblem(errorText(error))
      onRefused()
    }
    setEntering(false)
  }
  return { entered, isEntering, problem, enter }
}
