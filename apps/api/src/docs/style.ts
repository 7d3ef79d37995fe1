/** The reference's style sheet: readable in light and dark, wide and narrow. */
export const style = `:root{color-scheme:light dark;--line:light-dark(#d5dae1,#3a4250);--soft:light-dark(#f4f6f8,#1d232c)}
body{margin:0;font:15px/1.55 system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:1rem}
code,pre{font:13px/1.5 ui-monospace,monospace}
pre{background:var(--soft);border:1px solid var(--line);border-radius:6px;padding:.75rem;overflow:auto}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid var(--line);padding:.4rem .6rem;text-align:left;vertical-align:top}
td:first-child{white-space:nowrap}
td code{overflow-wrap:anywhere}
small{opacity:.8;overflow-wrap:anywhere}
section{scroll-margin-top:1rem}
h2{margin-top:2.5rem;border-top:1px solid var(--line);padding-top:1rem}
input{font:inherit;padding:.4rem .6rem;width:min(30rem,100%);box-sizing:border-box}
[hidden]{display:none}
`
