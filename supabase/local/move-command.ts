// npm run move -- postgres://…
import { runCommand } from './backup/command.ts';
import { optionsFromEnvironment } from './main.ts';
import { move } from './move/move.ts';

const [database_url, ...more] = process.argv.slice(2);
if (!/^postgres(ql)?:\/\//.test(database_url ?? '') || more.length > 0) {
  console.error(
    'npm run move -- postgres://user:password@host:5432/database\nDATA_DIR says what is moved.',
  );
  process.exit(2);
}
await runCommand(async () => {
  const { data_dir } = optionsFromEnvironment(process.env);
  await move({ data_dir, database_url: database_url!, say: console.log });
  console.log(
    `Moved. Start with the same DATA_DIR and DATABASE_URL=${database_url}. What is in db/ stays as it was: delete it when the new one has a backup.`,
  );
});
