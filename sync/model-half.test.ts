import { randomSchedules } from '#tests/fixtures/random-schedules.ts';

randomSchedules(1); // the other half of model.test.ts
