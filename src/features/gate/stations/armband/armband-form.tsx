import { useState } from 'react';
import { teamKind } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventTeams } from '#live/event/use-event-rows.ts';
import { armbandColours, type ArmbandColour } from '#sync/records/event-record.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { StationFormProps } from '../station-sheet.tsx';
import { useStations } from '../use-stations.ts';
import { ArmbandScreen } from './armband-screen.tsx';

/**
 * The team of the person and its colour. Once a colour was handed to a team, it is offered for
 * everybody in it.
 */
export function ArmbandForm({ event, person, onFound }: StationFormProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.stations;
  const of_kind = LL.event.teams.of[teamKind(event.game_mode)];
  const found = useStations(event);
  const teams = useEventTeams(event.id);
  const [team_id, setTeam] = useState(person.operator?.event_team_id ?? '');
  const [picked, setPicked] = useState<ArmbandColour>();
  const [shown, setShown] = useState(false);
  const rows = teams.state === 'present' ? teams.rows : [];
  const colour = picked ?? found?.colours.get(team_id);
  const team = rows.find(({ id }) => id === team_id);

  async function hand() {
    if (!colour) return;
    setShown(false);
    await onFound({ colour, ...(team && { event_team_id: team.id }) });
  }
  return (
    <div className="flex flex-col gap-5">
      {rows.length > 0 && (
        <SelectField
          label={of_kind.one()}
          value={team_id}
          onChange={(id) => {
            setTeam(id);
            setPicked(undefined);
          }}
          options={[
            { value: '', label: of_kind.unplaced() },
            ...rows.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <fieldset role="radiogroup" className="armband-colours">
        <legend className="mb-1.5 font-medium">{words.colour()}</legend>
        {armbandColours.map((one) => (
          <label key={one} className="armband-colour" data-colour={one}>
            <input
              type="radio"
              name="armband"
              checked={one === colour}
              onChange={() => setPicked(one)}
            />
            {words.colours[one]()}
          </label>
        ))}
      </fieldset>
      <Button variant="main" size="lg" block disabled={!colour} onClick={() => setShown(true)}>
        {words.show_colour()}
      </Button>
      {shown && colour && (
        <ArmbandScreen
          colour={colour}
          team={team?.name ?? ''}
          onHanded={() => void hand()}
          onClose={() => setShown(false)}
        />
      )}
    </div>
  );
}
