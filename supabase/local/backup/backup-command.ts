// npm run backup -- FILE
import { backUp } from './back-up.ts';
import { askedFor, runCommand } from './command.ts';
import { summary } from './manifest.ts';

await runCommand(async () => {
  const { data_dir, file } = askedFor('backup');
  const manifest = await backUp({ data_dir, file, say: console.log });
  console.log(
    `${file}: ${summary(manifest)}. Whoever has this file has the keys too: keep it safe.`,
  );
});
