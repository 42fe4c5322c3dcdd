/** What `normalizeWhatsapp` and `private.normalize_whatsapp` must both return. Test data. */
export const whatsappVectors: readonly (readonly [given: string, normal: string | null])[] = [
  ['11987654321', '5511987654321'],
  ['(11) 98765-4321', '5511987654321'],
  ['1134567890', '551134567890'],
  ['011987654321', '5511987654321'],
  ['0 11 3456-7890', '551134567890'],
  ['0011987654321', '011987654321'], // one leading 0 is dropped, not two
  ['5511987654321', '5511987654321'],
  ['+55 (11) 98765-4321', '5511987654321'],
  ['551134567890', '551134567890'],
  ['55119876543219', '5511987654321'], // cut to 13
  ['551198765432', '551198765432'], // 12 digits that begin with 55 already have the country code
  ['55987654321', '5555987654321'], // area 55 (Santa Maria), 11 digits
  ['5511987654321987', '5511987654321'],
  ['+1 415 555 2671', '5514155552671'], // 11 digits count as Brazilian, as the spec has it
  ['+351 912 345 678', '351912345678'],
  ['+49 1512 3456789', '4915123456789'],
  ['123456789012345', '123456789012345'],
  ['1234567890123456', null], // 16 digits
  ['987654321', null],
  ['0987654321', null], // 9 digits once the 0 is gone
  ['', null],
  ['sem número', null],
  ['zap: 11 98765.4321', '5511987654321'],
  ['٠١١٩٨٧٦٥٤٣٢١', null], // digits of other scripts do not count
];
