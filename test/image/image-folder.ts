import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)

/** The last stage of the Dockerfile, made without Docker. */
export interface ImageFolder {
  /** The folder that is `/app` in the image: what the image holds, and nothing else. */
  app: string
  /** What `ENV` sets. */
  env: Record<string, string>
  remove(): Promise<void>
}

interface Stage {
  folder: string
  env: Record<string, string>
}

/**
 * Follows `services/deployment/Dockerfile` step by step in folders of their own outside of the
 * repository: the same `COPY` lines through the same `.dockerignore`, the same `RUN` commands. A
 * file that the image would lack is missing here too.
 */
export async function makeImageFolder(): Promise<ImageFolder> {
  const root = await mkdtemp(join(tmpdir(), 'address-service-image-'))
  const dockerfile = await readFile(join(repository, 'services/deployment/Dockerfile'), 'utf8')
  const context = await contextFiles()
  const stages = new Map<string, Stage>()
  let stage: Stage = { folder: root, env: {} }
  for (const line of dockerfile.replaceAll('\\\n', ' ').split('\n')) {
    const [instruction = '', ...words] = line.trim().split(/\s+/)
    if (instruction === 'FROM') {
      const name = words[1] === 'AS' ? (words[2] as string) : 'last'
      stage = { folder: join(root, name), env: {} }
      stages.set(name, stage)
      await mkdir(appOf(stage), { recursive: true })
    } else if (instruction === 'ENV') Object.assign(stage.env, variablesIn(line))
    else if (instruction === 'COPY') await copy(words, stage, stages, context)
    else if (instruction === 'RUN') await runStep(words, stage)
    else if (!['', '#', 'WORKDIR', 'USER', 'CMD', 'ARG', 'LABEL'].includes(instruction))
      throw new Error(`the test does not know ${instruction}: teach it`)
  }
  return {
    app: appOf(stage),
    env: stage.env,
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

const appOf = ({ folder }: Stage) => join(folder, 'app')

const variablesIn = (line: string) =>
  Object.fromEntries(
    Array.from(line.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g), ([, name = '', quoted, plain]) => [
      name,
      quoted ?? plain ?? '',
    ]),
  )

/**
 * What `.dockerignore` lets into the build: of all patterns that match a path, the last decides.
 */
async function contextFiles(): Promise<string[]> {
  const lines = (await readFile(join(repository, '.dockerignore'), 'utf8')).trim().split('\n')
  const patterns = lines.map((line) => ({ isKept: line[0] === '!', glob: line.replace('!', '') }))
  const isKept = (path: string) =>
    patterns.findLast(({ glob }) => isUnder(path, glob))?.isKept ?? true
  const paths = await readdir(repository, { recursive: true, withFileTypes: true })
  return paths
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(repository.length))
    .filter((path) => !/^(node_modules|\.git)\//.test(path) && isKept(path))
}

/** A pattern matches a path, or one of the folders that it is in. */
const isUnder = (path: string, glob: string): boolean =>
  path !== '.' && (matchesGlob(path, glob) || isUnder(resolveParent(path), glob))

const resolveParent = (path: string) =>
  path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.'

async function copy(
  words: string[],
  stage: Stage,
  stages: Map<string, Stage>,
  context: string[],
): Promise<void> {
  const target = words.at(-1) as string
  const from = words[0]?.startsWith('--from=') ? stages.get(words[0].slice(7)) : undefined
  if (from) {
    const source = join(from.folder, words[1] as string)
    return cp(source, resolve(appOf(stage), target), { recursive: true, verbatimSymlinks: true })
  }
  for (const source of words.slice(0, -1)) {
    const files = context.filter((path) => path === source || path.startsWith(`${source}/`))
    if (files.length === 0) throw new Error(`${source} is not in the build: see .dockerignore`)
    for (const path of files) {
      const inner = path === source ? '' : path.slice(source.length)
      const isFolder = inner !== ''
      const to = isFolder || !target.endsWith('/') ? target + inner : target + source
      await cp(join(repository, path), resolve(appOf(stage), to), { recursive: true })
    }
  }
}

/**
 * A step in the stage's folder. What `npm start` needs, the checkout has already, from the same lock
 * file; only what the image keeps is installed.
 */
async function runStep(words: string[], stage: Stage): Promise<void> {
  const cwd = appOf(stage)
  if (words.join(' ').startsWith('npm ci') && !words.includes('--omit=optional'))
    return symlink(join(repository, 'node_modules'), join(cwd, 'node_modules'))
  const isInstall = words[0] === 'npm' && words[1] === 'ci'
  const command = [...words, ...(isInstall ? ['--prefer-offline'] : [])].join(' ')
  const programs = `${dirname(process.execPath)}:${process.env.PATH}`
  await run('sh', ['-c', command], {
    cwd,
    env: { PATH: programs, HOME: process.env.HOME ?? '', ...stage.env },
  })
}
