import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { installPackage } from '../../services/start/local/install-package.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    browserPath: string
  }
}

/** The first draws no windows: the tests take 0.6 of the time that they take with the second. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const otherwise = 'install Chromium or Chrome, or name it in CHROMIUM_PATH'

/** The browser that is there, else the distribution's. */
export default async function findBrowser(project: TestProject): Promise<void> {
  const path = process.env.CHROMIUM_PATH ?? onPath() ?? (await installed())
  if (!path) throw new Error(`No browser was found: ${otherwise}`)
  project.provide('browserPath', path)
}

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync)

async function installed(): Promise<string | undefined> {
  const wanted = { name: 'Chromium', package: 'chromium-headless-shell', otherwise }
  await installPackage(wanted, { say: console.error, signal: new AbortController().signal })
  return onPath()
}
