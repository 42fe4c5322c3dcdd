import { functionEnvironment } from '../_shared/environment.ts';
import { sendNotification } from './handler.ts';

export default {
  fetch: (request: Request, given?: unknown): Promise<Response> =>
    sendNotification(request, functionEnvironment(given)),
};
