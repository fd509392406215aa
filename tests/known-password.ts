/** Of all owners that tests make. */
export const PASSWORD = 'correct horse 7';
/** Of that password, as better-auth stores it: hashing takes longer than most tests. */
export const HASH =
  '1f79ca2aa1c2838bbb5650349e40120e:a2331e5b64841f11db168a615554effd663d406402685db12cdfb6883588e124720e6cb00d0fd7ef89ee28f34a84421935c3d4ffd66cb1571c2519d729ae1110';
