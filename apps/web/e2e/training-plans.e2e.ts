import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'
