import { findWork } from '#sealing/work.ts'

addEventListener('message', ({ data }: MessageEvent<{ name: string; bits: number }>) => {
  postMessage(findWork(data.name, data.bits))
})
