import { functionEnvironment } from '../_shared/environment.ts';
import { verifyWhatsappCode } from './handler.ts';

export default {
  fetch: (request: Request, given?: unknown): Promise<Response> =>
    verifyWhatsappCode(request, functionEnvironment(given)),
};
