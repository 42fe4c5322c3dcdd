/**
 * What mingo sorts, shapes and pages a whole query with. RxDB asks it only whether one document
 * matches (`Query.test`), and sorts by itself.
 */
function unused(): never {
  throw new Error('mingo only matches documents here (tools/chunks/no-pipeline.ts)');
}

export { unused as $project, unused as $sort, unused as Cursor };
