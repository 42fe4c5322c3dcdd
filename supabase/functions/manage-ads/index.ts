import { functionEnvironment } from '../_shared/environment.ts';
import { manageAds } from './handler.ts';

export default {
  fetch: (request: Request, given?: unknown): Promise<Response> =>
    manageAds(request, functionEnvironment(given)),
};
