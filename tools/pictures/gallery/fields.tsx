import { useState } from 'react';
import { CheckField, ToggleField } from '#ui/fields/check-field.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { PictureField } from '#ui/fields/picture-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextareaField, TextField } from '#ui/fields/text-field.tsx';

const PICTURE_WORDS = {
  choose: 'Escolher imagem',
  change: 'Trocar',
  remove: 'Remover',
  undo: 'Desfazer',
  address: 'Ou cole o endereço de uma imagem',
  preview: 'Prévia da imagem',
  broken: 'Esta imagem não abre.',
  none: 'Sem imagem',
  drop: 'ou solte o arquivo aqui',
  waiting: 'Guardada neste aparelho. Vai junto quando houver sinal.',
  sending: (percent: string) => `Enviando imagem: ${percent}`,
};

/** Every field of a form. */
export function Fields() {
  const [text, setText] = useState('');
  const [squad, setSquad] = useState('lobos');
  const [step, setStep] = useState('2');
  const [on, setOn] = useState(true);
  return (
    <form className="grid max-w-xl gap-5">
      <TextField label="Nome" value={text} onChange={setText} placeholder="Seu nome" />
      <TextField
        label="WhatsApp"
        hint="Com DDD, só números"
        error="WhatsApp deve ter pelo menos 10 dígitos"
        value="1198"
        onChange={setText}
      />
      <SelectField
        label="Experiência"
        mark="opcional"
        value=""
        placeholder="Escolha"
        onChange={setText}
        options={[{ value: 'a', label: 'Iniciante (menos de 1 ano)' }]}
      />
      <TextareaField label="Briefing" value="" onChange={setText} />
      <PictureField
        label="Imagem do evento"
        mark="opcional"
        value=""
        waiting
        onChange={setText}
        onPick={() => {}}
        onRemove={() => {}}
        texts={PICTURE_WORDS}
      />
      <ChoiceField
        label="Time"
        hint="Este jogo é por times de 3. Escolha um ou crie o seu."
        value={squad}
        onChange={setSquad}
        choices={[
          { value: 'lobos', label: 'Lobos da Serra', detail: '2 de 3' },
          { value: 'guara', label: 'Guará', detail: 'Completo', disabled: true },
          { value: 'new', label: 'Criar novo time' },
        ]}
      />
      <ChoiceField
        label="Tamanho da letra"
        look="segments"
        value={step}
        onChange={setStep}
        choices={['xs', 'sm', 'base', 'lg', 'xl', '2xl'].map((label, at) => ({
          value: String(at),
          label,
        }))}
      />
      <CheckField label="Li as regras do campo" checked={on} onChange={setOn} />
      <ToggleField
        label="Alto contraste"
        hint="Cores mais fortes e bordas em tudo"
        checked={on}
        onChange={setOn}
      />
    </form>
  );
}
