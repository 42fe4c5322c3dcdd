// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';

test.each([
  [
    'Gmail, a div a line',
    '<div dir="ltr"><div>Primeira linha</div><div>Segunda linha</div><div><br></div><div>Fim<br></div></div>',
    '<p>Primeira linha</p><p>Segunda linha</p><p>Fim</p>',
  ],
  [
    'an emoji that is a picture',
    '<div>Boa <img alt="🎯" src="https://mail.google.com/x.png"><img alt="logo"> sorte</div>',
    '<p>Boa 🎯 sorte</p>',
  ],
  [
    'a table',
    '<table><thead><tr><th>Hora</th><th>O quê</th></tr></thead><tbody>' +
      '<tr><td><p>07:00</p></td><td><p>Abertura</p></td></tr>' +
      '<tr><td>08:30</td><td><div>Briefing</div><div>geral</div></td></tr></tbody></table>',
    '<p><strong>Hora</strong> – <strong>O quê</strong></p><p>07:00 – Abertura</p><p>08:30 – Briefing geral</p>',
  ],
  [
    'a table that arranges an e-mail',
    '<table><tr><td><h1>Operação</h1><p>Dia 28</p></td></tr><tr><td><ul><li>rádio</li></ul></td><td>x</td></tr></table>',
    '<h2>Operação</h2><p>Dia 28</p><ul><li><p>rádio</p></li></ul><p>x</p>',
  ],
  [
    'a heading with text after it',
    '<h1>Equipamento</h1>1 camisa<h4>Água</h4>2 litros',
    '<h2>Equipamento</h2><p>1 camisa</p><h3>Água</h3><p>2 litros</p>',
  ],
  [
    'a note of Apple Notes',
    '<div><b>Equipamento</b><br></div><div>1 camisa</div><ul class="Apple-dash-list"><li>meia</li></ul>',
    '<p><strong>Equipamento</strong></p><p>1 camisa</p><ul><li><p>meia</p></li></ul>',
  ],
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">' +
      '<span style="font-size:11pt;font-weight:400;font-style:normal">Tragam </span>' +
      '<span style="font-weight:700">água</span><span style="font-weight:400;font-style:italic"> fria</span></p><br />' +
      '<ul><li dir="ltr"><p role="presentation"><span style="font-weight:400">rádio</span></p></li>' +
      '<ul><li><p><span>pilha</span></p></li></ul></ul></b>',
    '<p>Tragam <strong>água</strong><em> fria</em></p>' +
      '<ul><li><p>rádio</p><ul><li><p>pilha</p></li></ul></li></ul>',
  ],
  [
    'a list of Word',
    '<p class="MsoListParagraphCxSpFirst" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1">' +
      '<!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7.0pt">&nbsp;&nbsp; </span></span></span><!--[endif]-->' +
      'Item <b>um</b><o:p></o:p></p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Item dois</p>' +
      '<p class="MsoNormal">Fim</p><p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.</span>Passo</p>',
    '<ul><li><p>Item <strong>um</strong></p></li><li><p>Item dois</p></li></ul><p>Fim</p><ol><li><p>Passo</p></li></ol>',
  ],
  [
    'points that are text',
    '<p>·&nbsp;&nbsp;&nbsp; Item um</p><div>• Item dois</div>',
    '<ul><li><p>Item um</p></li><li><p>Item dois</p></li></ul>',
  ],
  [
    'links',
    '<p>As <a href="https://exemplo.com/a?b=1&amp;c=2"><span style="text-decoration:underline">regras</span></a> por ' +
      '<a href="mailto:ana@exemplo.com">e-mail</a></p>',
    '<p>As <a href="https://exemplo.com/a?b=1&amp;c=2">regras</a> por e-mail (ana@exemplo.com)</p>',
  ],
  ['breaks', '<pre>um\n  dois\n\ntrês\n</pre>', '<p>um<br>  dois<br><br>três</p>'],
  [
    'breaks of WhatsApp',
    '<span style="white-space: pre-wrap">um\n• dois</span> e <b>três</b>',
    '<p>um<br>• dois e <strong>três</strong></p>',
  ],
  [
    'a quote',
    '<blockquote><div>um</div><div>dois</div></blockquote>',
    '<blockquote><p>um</p><p>dois</p></blockquote>',
  ],
  [
    'what nobody saw',
    '<style>p{}</style><p style="display:none">x</p><script>1</script><p>1 &lt; 2</p>',
    '<p>1 &lt; 2</p>',
  ],
])('from outside: %s', (_, html, clean) => {
  expect(cleanPasted(html)).toBe(clean);
});

test('what was copied from the editor keeps the note on where the cut was', () => {
  const html = '<p data-pm-slice="1 1 []">um <strong>dois</strong></p>';
  expect(cleanPasted(html)).toBe(html);
  expect(cleanPasted('<div data-pm-slice="0 0 []">um</div><div>dois</div>')).toBe(
    '<p>um</p><p>dois</p>',
  );
});
