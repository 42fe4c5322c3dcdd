/** What `normalizeWhatsapp` and `private.normalize_whatsapp` must both return. Test data. */
export const whatsappVectors: readonly (readonly [given: string, normal: string | null])[] = [
  ['11987654321', '5511987654321'],
  ['(11) 98765-4321', '5511987654321'],
  ['1134567890', '551134567890'],
  ['011987654321', '5511987654321'],
  ['0 11 3456-7890', '551134567890'],
  ['0011987654321', '5511987654321'], // no number begins with 0
  ['5511987654321', '5511987654321'],
  ['+55 (11) 98765-4321', '5511987654321'],
  ['551134567890', '551134567890'],
  ['55119876543219', '5511987654321'], // cut to 13
  ['551198765432', '551198765432'], // 12 digits that begin with 55 already have the country code
  ['55987654321', '5555987654321'], // area 55 (Santa Maria), 11 digits
  ['5511987654321987', '5511987654321'],
  // a 0 before the area code, also after 55
  ['+55 (011) 98765-4321', '5511987654321'],
  ['55 0 11 98765-4321', '5511987654321'],
  ['0055 11 98765-4321', '5511987654321'],
  // a carrier's code
  ['015 11 98765-4321', '5511987654321'],
  ['021 11 3456-7890', '551134567890'],
  ['+55 015 11 98765-4321', '5511987654321'],
  ['015 91 98765-4321', '5591987654321'],
  ['55 0 15 91 98765-4321', null], // a carrier's code and area 91, or area 15 and digits too many
  // an eighth or ninth digit may be missing: asked back, and kept
  ['11 98765-432', '551198765432'],
  ['(11) 8765-4321', '551187654321'],
  // area codes that do not exist, and what begins like no number
  ['(00) 00000-0000', null],
  ['(20) 98765-4321', null],
  ['5520987654321', null],
  ['11 1234-5678', null],
  ['11 87654-3210', null],
  // another country: `+` stays where the digits alone would be read as Brazilian, or as no number
  ['+1 415 555 2671', '+14155552671'],
  ['001 415 555 2671', '+14155552671'],
  ['14155552671', null],
  ['+34 912 345 678', '+34912345678'],
  ['+351 912 345 678', '351912345678'],
  ['+49 1512 3456789', '4915123456789'],
  ['123456789012345', '123456789012345'],
  ['1234567890123456', null], // 16 digits
  ['0123056789012', null], // area 30
  // 55 is Brazil also where digits are missing; no country's number begins with 10 or 11
  ['+55 98765-4321', null],
  ['+55 11 98765', null],
  ['+11 98765-4321', null],
  ['11 98765-43210', null],
  ['+376 312 345', null], // 9 digits
  // copied
  ['\u202a+55 11 98765\u20114321\u202c', '5511987654321'],
  ['１１　９８７６５－４３２１', '5511987654321'],
  ['\u200e＋1 415 555 2671', '+14155552671'],
  ['https://wa.me/5511987654321', '5511987654321'],
  ['https://wa.me/14155552671', '+14155552671'],
  ['wa.me/+5511987654321?text=15%2030', '5511987654321'],
  ['https://api.whatsapp.com/send?phone=5511987654321&text=1', '5511987654321'],
  ['https://api.whatsapp.com/send?phone=%2B14155552671', '+14155552671'],
  ['whatsapp://send/?phone=%2b55%2011987654321', null],
  ['tel:+55-11-98765-4321', '5511987654321'],
  ['987654321', null],
  ['0987654321', null], // 9 digits once the 0 is gone
  ['', null],
  ['sem número', null],
  ['zap: 11 98765.4321', '5511987654321'],
  ['٠١١٩٨٧٦٥٤٣٢١', null], // digits of other scripts do not count
];

/** Numbers that are one person in one event: the ninth digit of a mobile was left out. */
export const samePersonVectors: readonly (readonly [one: string, other: string, same: boolean])[] =
  [
    ['5511982223344', '551182223344', true],
    ['5511682223344', '551162223344', false], // no mobile: nine digits begin with 9
    ['5511962223344', '551162223344', true],
    ['5511932223344', '551132223344', false], // eight digits of a fixed line
    ['5511982223344', '552182223344', false],
    ['5511982223344', '5511982223344', true],
    ['351912345678', '351912345678', true],
  ];
