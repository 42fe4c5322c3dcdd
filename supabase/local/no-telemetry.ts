// Imported before @supabase/lite: its telemetry reads these once.
process.env['DO_NOT_TRACK'] = '1';
process.env['SUPABASE_TELEMETRY_DISABLED'] = '1';
