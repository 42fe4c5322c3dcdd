import type { Translation } from '../i18n-types.ts';

export const team_achievements = {
  none: 'The catalogue of achievements has not reached this device yet.',
  earned_of: '{count} of {total} {{achievement|achievements}}',
  count: '{count} of {total}',
  numbers_come: 'The figures arrive with the signal',
  category: {
    participation: 'Participation',
    victory: 'Victory',
    growth: 'Growth',
    community: 'Community',
  },
  worth: 'Worth {count} {{point|points}}',
  progress: '{current} of {target}',
  next: 'Next: {title}, {progress}',
  ready: 'Ready to claim: {title}',
  towards: 'Progress of {title}',
  earned_on: 'Earned on {date}',
  claim: 'Claim',
  claim_named: 'Claim {title}',
  captain_claims: 'The captain can claim it',
  claimed: 'Achieved by the team! {count} more {{point|points}}.',
  claim_waits: 'Kept. The achievement is claimed when there is a signal.',
  secret: { title: 'Secret', name: 'Secret achievement' },
  numbers: {
    title: 'The team in numbers',
    games: 'Games',
    wins: 'Wins',
    points: 'Points',
    attendance: 'Attendance',
    none: 'The charts begin once the first entry of the agenda is over.',
    entries: 'Entries of the agenda',
    entries_text: '{entries} {{entry|entries}} in 12 months.',
    answers: 'Confirmed attendance',
    answers_text:
      '{confirmed} {{confirmed answer|confirmed answers}} and {declined} {{declined one|declined ones}} in 12 months.',
    confirmed: 'Confirmed',
    declined: 'Declined',
    table: 'See as a table',
    month: 'Month',
    how: 'Attendance counts the answers to entries that are over, in the last 12 months. Games, wins and points are totals since the beginning; there are no monthly figures for them yet. The score of the team ranking is another: 5 per member.',
  },
  catalogue: {
    squad_formed: {
      title: 'Squad formed',
      description: 'Bring five approved operators together in the team.',
    },
    platoon: {
      title: 'Full platoon',
      description: 'Grow to fifteen operators in the team.',
    },
    company: {
      title: 'Whole company',
      description: 'Grow to thirty operators in the team.',
    },
    first_game: {
      title: 'Baptism of fire',
      description: 'Take part in one event as a team.',
    },
    regulars: {
      title: 'Always there',
      description: 'Reach ten events with people of the team on the field.',
    },
    field_veterans: {
      title: 'Field veterans',
      description: 'Reach fifty events with people of the team.',
    },
    first_victory: {
      title: 'First victory',
      description: 'Win one event as a team.',
    },
    winning_streak: {
      title: 'Winning streak',
      description: 'Win five events as a team.',
    },
    unbeaten: {
      title: 'Unbeaten',
      description: 'Win twenty events as a team.',
    },
    one_month: {
      title: 'One month together',
      description: 'Complete thirty days as a team.',
    },
    one_year: {
      title: 'A year of history',
      description: 'Complete a year with five operators in the team.',
    },
    regional_reference: {
      title: 'Regional reference',
      description: 'Reach a thousand team points.',
    },
  },
} satisfies Translation['team_achievements'];
