import { run } from '../../../../shared/runtime/lifecycle.ts'

await run(async ({ onClose }) => {
  const idle = setInterval(() => {}, 60_000)
  onClose(() => clearInterval(idle))
})
