import { timesOfWork } from './field-times.ts';

self.addEventListener('message', ({ data }: MessageEvent<{ places: number; people: number }>) => {
  self.postMessage(timesOfWork(data.places, data.people));
});
