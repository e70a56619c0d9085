/** Styles of the contract report. It loads no other file. */
export const styles = `
:root { color-scheme: light dark; --line: light-dark(#6b7280, #9ca3af); font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; color: light-dark(#111827, #f3f4f6); background: light-dark(#fff, #111827) }
h2, h3, code, td, li { overflow-wrap: anywhere }
summary h2 { display: inline-block; margin: 0 }
summary h2::first-letter { text-transform: uppercase }
main > details { margin: 1rem 0; border-top: 1px solid var(--line); padding-top: 1rem }
section { margin: 1.5rem 0 }
.scroll { overflow-x: auto }
table { width: 100%; min-width: 48rem; border-collapse: collapse }
th, td { border: 1px solid var(--line); padding: .375rem .5rem; text-align: start; vertical-align: top }
td ul { margin: 0 }
dt { font-weight: 600 }
dt:target { outline: 2px solid; outline-offset: 2px }
.passed { color: light-dark(#14532d, #86efac) }
.failed { color: light-dark(#991b1b, #fca5a5) }
`;
