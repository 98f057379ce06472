/**
 * How a postal code is written, by country: `#` a digit, `@` a letter, `?` either; anything else stands for itself, and spaces and hyphens may be left out.
 * Several forms are parted by `|`, the longest first. Countries without postal codes are absent (Universal Postal Union, 2026).
 */
export const postalCodeForms: Record<string, string> = Object.fromEntries(
  (
    'AD=AD### AF=#### AI=AI-2640 AL=#### AM=#### AR=@####@@@|@####|#### AS=#####-####|##### AT=#### AU=#### AX=22### AZ=AZ ####|#### BA=##### BB=BB##### BD=#### BE=#### BG=#### ' +
    'BH=####|### BL=##### BM=@@ ## BN=@@#### BR=#####-### BT=##### BY=###### CA=@#@ #@# CC=6799 CH=#### CL=###-####|####### CN=###### CO=###### CR=##### CU=##### CV=#### CX=6798 CY=#### CZ=###_## ' +
    'DE=##### DK=#### DO=##### DZ=##### EC=###### EE=##### EG=##### ES=##### ET=#### FI=##### FK=FIQQ 1ZZ FM=##### FO=### FR=##### GB=@@#@ #@@|@#@ #@@|@@## #@@|@@# #@@|@## #@@|@# #@@ ' +
    'GE=#### GF=##### GG=GY## #@@|GY# #@@ GI=GX## #@@ GL=#### GN=### GP=##### GR=###_## GT=##### GU=##### GW=#### HN=##### HR=##### HT=HT####|#### HU=#### ID=##### ' +
    'IE=@## ????|D6W ???? IL=####### IM=IM## #@@|IM# #@@ IN=###_###  IQ=##### IR=#####-##### IS=### IT=##### JE=JE# #@@ JO=##### JP=###-#### KE=##### KG=###### KH=######|##### KN=KN#### KR=##### KW=##### ' +
    'KY=KY#-#### KZ=###### LA=##### LB=#### ####|#### LC=LC## ### LI=#### LK=##### LR=#### LS=### LT=LT-#####|##### LU=#### LV=LV-#### MA=##### MC=980## MD=MD-####|#### ME=##### MF=##### MG=### MH=##### ' +
    'MK=#### MM=##### MN=##### MP=##### MQ=##### MS=MSR#### MT=@@@ #### MU=##### MV=##### MX=##### MY=##### MZ=#### NC=##### NE=#### NF=2899 NG=###### NI=##### NL=####_@@ NO=#### NP=##### NZ=#### ' +
    'OM=### PA=#### PE=##### PF=##### PG=### PH=#### PK=##### PL=##-### PM=##### PR=#####-####|##### PT=####-### PW=##### PY=#### RE=##### RO=###### RS=##### RU=###### SA=##### #####|##### SD=##### ' +
    'SE=###_## SG=###### SI=#### SJ=#### SK=###_## SM=4789# SN=##### SV=#### SZ=@### TH=##### TJ=###### TM=###### TN=#### TR=##### TT=###### TW=######|#####|### TZ=##### UA=##### US=#####-####|##### UY=##### ' +
    'UZ=###### VA=00120 VC=VC#### VE=#### VG=VG#### VI=##### VN=######|##### WF=##### XK=##### YT=##### ZA=#### ZM=#####'
  )
    .split(/ +(?=[A-Z]{2}=)/)
    .map((row) => [row.slice(0, 2), row.slice(3).trim().replaceAll('_', ' ')]),
)
