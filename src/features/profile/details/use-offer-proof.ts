import { useEffect, useRef } from 'react';
import type { Asked } from '#actions/use-act.ts';
import { report } from '#sync/device/report.ts';
import { useVerifyNumber } from '../use-verify-number.ts';

/** Codes are sent to no other country (refusal `whatsapp_foreign`). */
const CAN_GET_CODE = /^55\d{10,11}$/;

/**
 * Offers to verify a new number once the server has stored it: a code for a number that is refused
 * or still waits would be sent in vain. Later the profile's header offers it.
 */
export function useOfferProof() {
  const verify = useVerifyNumber();
  /** The number that was saved last, while the form is on the screen. */
  const latest = useRef<string>(null);
  useEffect(() => () => void (latest.current = null), []);
  return (
    whatsapp: string | null,
    name: string,
    settled: Extract<Asked, { kept: true }>['settled'],
  ): void => {
    if (!whatsapp) return;
    latest.current = whatsapp;
    const offer = async () => {
      if ((await settled) !== 'applied' || latest.current !== whatsapp) return;
      if (CAN_GET_CODE.test(whatsapp)) await verify({ whatsapp, name, is_offer: true });
    };
    void offer().catch(report);
  };
}
