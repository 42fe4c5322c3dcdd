// npm run restore -- FILE
import { askedFor, runCommand } from './command.ts';
import { summary } from './manifest.ts';
import { restore } from './restore.ts';

await runCommand(async () => {
  const { data_dir, file } = askedFor('restore');
  const { manifest, aside } = await restore({ data_dir, file, say: console.log });
  console.log(`${data_dir} is as it was then: ${summary(manifest)}.`);
  console.log('Its epoch is a new one: devices read everything again. Start the server.');
  if (aside === null) return;
  console.log(
    `What was there before is in ${aside}. To go back: start the server with DATA_DIR=${aside}`,
  );
});
