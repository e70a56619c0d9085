/**
 * Passwords of eight characters or more that head every list of leaked ones, and what people here
 * would try first. Lower case.
 */
export const commonPasswords = new Set(
  `
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword 12345678
  123456789 1234567890 01234567 0123456789 87654321 987654321 9876543210 11223344 12341234
  12344321 123123123 123321123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qwertyui qwertyuiop
  qwerty12 qwerty123 qwerty1234 qwer1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123
  abcd1234 abcdefgh abcdefghi abc12345 abc123456 a1b2c3d4 aa123456 iloveyou iloveyou1 iloveindia
  sunshine princess football baseball superman batman123 welcome1 welcome123 welcome@123
  admin123 admin1234 admin@123 administrator letmein1 letmein123 master123 monkey123 dragon123
  trustno1 starwars whatever computer internet india123 india@123 indian123 krishna1 krishna123
  jaishreeram omsairam saibaba1 ganesh123 lakshmi1 sairam123 parinda1 parinda123 test1234
  test12345 testtest changeme default1 secret123 hello123 freedom1 pokemon1 michelle jennifer
  corvette mercedes samsung1 google123 facebook linkedin
  `
    .trim()
    .split(/\s+/),
);
