import{i as o,r as i,u as n}from"/static/build/part-ZCVTBY6F.js";async function d(r,s){let{address:t}=await n(`/api/guide/${r}/${s}`,{nonce:i()});o(t)}export{d as a};
