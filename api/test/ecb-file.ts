/** A file in the European Central Bank's form. */
export function ecbFile(days: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const cubes = Object.entries(days).map(([time, rates]) => {
    const lines = Object.entries(rates).map(
      ([currency, rate]) => `<Cube currency="${currency}" rate="${rate}"/>`,
    );
    return `<Cube time="${time}">${lines.join('')}</Cube>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube>${cubes.join('')}</Cube>
</gesmes:Envelope>`;
}
