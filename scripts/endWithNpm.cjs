/*
 * npm tells its shell to end, and a shell hands that on to nobody: dash ends alone, and leaves what it started on its port. So whoever
 * was started by npm ends, as if told so, when it is left alone. A system without such signals (Windows) never gives it another parent.
 */
const { isMainThread } = require('node:worker_threads')

if (process.env.npm_lifecycle_event && isMainThread) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}
