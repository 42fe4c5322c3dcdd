import { functionEnvironment } from '../_shared/environment.ts';
import { registerParticipant } from './handler.ts';

export default {
  fetch: (request: Request, given?: unknown): Promise<Response> =>
    registerParticipant(request, functionEnvironment(given)),
};
