import { functionEnvironment } from '../_shared/environment.ts';
import { sendWhatsappCode } from './handler.ts';

export default {
  fetch: (request: Request, given?: unknown): Promise<Response> =>
    sendWhatsappCode(request, functionEnvironment(given)),
};
