import { useState } from 'react';
import { useAddress } from './use-address.ts';
import { useNames } from './use-names.ts';

export type ChosenPerson = { readonly id: string; readonly name: string };

/** The person that was chosen, whose id stands in the address; undefined for none. */
export function useChosenPerson() {
  const { search, put } = useAddress();
  const [chosen, setChosen] = useState<ChosenPerson>();
  const id = chosen || typeof search.person !== 'string' ? null : search.person;
  const name = useNames([id]).get(id ?? '');
  const choose = (person: ChosenPerson): void => {
    setChosen(person);
    put({ person: person.id });
  };
  const led_to = id !== null && name !== undefined ? { id, name } : undefined;
  return [chosen ?? led_to, choose] as const;
}
