import { run } from '../../../../shared/lifecycle.ts'

await run(async ({ onClose }) => {
  const idle = setInterval(() => {}, 60_000)
  onClose(() => clearInterval(idle))
})
