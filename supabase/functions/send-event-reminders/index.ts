import { functionEnvironment } from '../_shared/environment.ts';
import { sendEventReminders } from './handler.ts';

export default {
  fetch: (request: Request, given?: unknown): Promise<Response> =>
    sendEventReminders(request, functionEnvironment(given)),
};
