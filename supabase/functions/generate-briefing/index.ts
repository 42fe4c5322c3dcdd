import { functionEnvironment } from '../_shared/environment.ts';
import { generateBriefing } from './handler.ts';

export default {
  fetch: (request: Request, given?: unknown): Promise<Response> =>
    generateBriefing(request, functionEnvironment(given)),
};
