import { randomSchedules } from '#tests/fixtures/model/random-schedules.ts';

randomSchedules(1); // the other half of model.test.ts
